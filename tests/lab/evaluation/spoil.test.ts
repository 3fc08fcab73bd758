import { describe, expect, it } from "vitest";
import { withSwappedFields } from "../../../lab/evaluation/with-swapped-fields";

const truth = (fields: Record<string, string>) => ({
  fields: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, { value }])),
  scored: ["total", "subTotal"],
  lineItems: [{ netTotal: "1.00" }],
});

describe("a correction spoilt on purpose", () => {
  it("has values of the same look in each other's place", () => {
    const { fields } = withSwappedFields(
      truth({ total: "12.00", subTotal: "10.00", invoiceNumber: "A", orderNumber: "B" }),
    );
    expect(fields).toEqual({
      total: { value: "10.00" },
      subTotal: { value: "12.00" },
      invoiceNumber: { value: "B" },
      orderNumber: { value: "A" },
    });
  });

  it("moves a value whose counterpart is missing, and leaves no copy of it", () => {
    expect(withSwappedFields(truth({ invoiceDate: "2026-01-01" })).fields).toEqual({
      dueDate: { value: "2026-01-01" },
    });
    expect(withSwappedFields(truth({ dueDate: "2026-01-01" })).fields).toEqual({
      invoiceDate: { value: "2026-01-01" },
    });
  });

  it("keeps fields that have no counterpart, rows, and what it was given", () => {
    const given = truth({ tax: "2.00", total: "12.00" });
    const spoilt = withSwappedFields(given);
    expect(spoilt.fields.tax).toEqual({ value: "2.00" });
    expect(spoilt.lineItems).toEqual(given.lineItems);
    expect(spoilt.scored).toEqual(given.scored);
    expect(given.fields.total).toEqual({ value: "12.00" });
  });
});
