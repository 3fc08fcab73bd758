import { describe, expect, it } from "vitest";
import { generatedSeries } from "../../../../lab/evaluation/generated-series";
import { untouchedValues } from "../../../../lab/evaluation/untouched-values";

/**
 * Series of the generator and the field that is corrected alone. With the first ones values of other fields were lost
 * once: an address, a tax number, a customer, a tax, a sum of debits.
 */
const series: [number, string][] = [
  [1000000, "orderNumber"],
  [1000003, "invoiceNumber"],
  [1000004, "tax"],
  [1000019, "vendorName"],
  [1000024, "vendorAddress"],
  [3000308, "invoiceNumber"],
  [3000319, "invoiceDate"],
  [3000437, "accountNumber"],
  [41, "total"],
  [52, "invoiceDate"],
  [63, "vendorName"],
];

describe("a value that is right and that nobody touched", () => {
  it.each(series)("stays right in series %i when %s is corrected", (seed, field) => {
    const { looked, losses } = untouchedValues(generatedSeries(seed), field);
    expect(looked).toBeGreaterThan(10);
    expect(losses).toEqual([]);
  });
});
