import { extractedValue } from "@tests/support/extracted-value";
import { describe, expect, it } from "vitest";

describe("total", () => {
  it.each([
    {
      name: "stands right of its label",
      expected: "110.00",
      about: {},
      typed: `
        Subtotal 100.00
        Tax 10.00
        Total $110.00`,
    },
    {
      name: "is the sum of net and tax, not the old balance with it",
      expected: "110.00",
      about: {},
      typed: `
        Subtotal            100.00
        Tax                  10.00
        Total               110.00
        Previous balance    500.00
        Amount due          610.00`,
    },
    {
      name: "is cash less change on a receipt",
      expected: "6.50",
      about: { kind: "receipt" },
      typed: `
        Bread     4.00
        Milk      2.50
        Total     6.50
        Cash     10.00
        Change    3.50`,
    },
    {
      name: "keeps the grouping of lakhs apart",
      expected: "152775.00",
      about: { culture: "en-IN" },
      typed: `
        Taxable Value 1,45,500.00
        IGST 5% 7,275.00
        Total Rs. 1,52,775.00`,
    },
    {
      name: "is the German Gesamtbetrag",
      expected: "1190.00",
      about: { culture: "de-DE" },
      typed: `
        Nettobetrag 1.000,00
        MwSt 19% 190,00
        Gesamtbetrag 1.190,00 EUR`,
    },
  ] as const)("$name", ({ typed, expected, about }) => {
    expect(extractedValue("total", typed, about)).toBe(expected);
  });
});
