import { describe, expect, it } from "vitest";
import type { ComputedSource } from "~/domain/exports/column-sources";
import { type ComputedFrom, computedValue } from "~/domain/exports/computed-values";

type Texts = Record<string, string>;

const valuesOf = (texts: Texts) =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, { value }])) as ComputedFrom["fields"];
const from = (fields: Texts, line: Texts | null = null, credit = false): ComputedFrom => ({
  fields: valuesOf(fields),
  line: line && valuesOf(line),
  credit,
});

type Case = [of: ComputedSource, fields: Texts, line: Texts | null, value: string | null];

describe("a value that is worked out", () => {
  it.each<Case>([
    ["quantity", {}, { quantity: "3" }, "3"],
    ["quantity", {}, { quantity: "0" }, "1"],
    ["quantity", {}, {}, "1"],
    ["quantity", {}, null, "1"],
    ["quantity", {}, { quantity: "some" }, "1"],
    ["unitPrice", {}, { quantity: "3", unitPrice: "2.5" }, "2.5"],
    ["unitPrice", {}, { quantity: "3", netTotal: "10.00" }, "3.3333"],
    ["unitPrice", {}, { quantity: "4", netTotal: "10.00" }, "2.50"],
    ["unitPrice", {}, { quantity: "0", netTotal: "10.00" }, "10.00"],
    ["unitPrice", {}, { quantity: "3" }, null],
    ["unitPrice", { total: "10" }, null, "10"],
    ["net", { subTotal: "100.00", total: "119.00", tax: "19.00" }, null, "100.00"],
    ["net", { total: "119.00", tax: "19.00" }, null, "100.00"],
    ["net", { total: "119.00" }, null, "119.00"],
    ["net", {}, null, null],
    ["net", {}, { netTotal: "5.00", lineSubTotal: "6.00", amount: "7.00" }, "5.00"],
    ["net", {}, { lineSubTotal: "6.00", amount: "7.00" }, "6.00"],
    ["net", {}, { amount: "7.00" }, "7.00"],
    ["net", {}, { unitPrice: "2.335", quantity: "2" }, "4.67"],
    ["net", {}, { unitPrice: "2.5" }, "2.50"],
    ["net", {}, {}, null],
    ["tax", { tax: "19.00", total: "119.00", subTotal: "90.00" }, null, "19.00"],
    ["tax", { total: "119.00", subTotal: "100.00" }, null, "19.00"],
    ["tax", { total: "119.00" }, null, null],
    ["tax", {}, { lineTax: "1.90", netTotal: "20.00", taxRate: "19" }, "1.90"],
    ["tax", {}, { netTotal: "10.00", taxRate: "19" }, "1.90"],
    ["tax", {}, { netTotal: "10.00" }, null],
    ["absoluteNet", { subTotal: "-100.5" }, null, "100.50"],
    ["absoluteTax", { tax: "-19" }, null, "19.00"],
    ["absoluteTotal", { total: "-119.125" }, null, "119.125"],
    ["absoluteTotal", {}, null, null],
    ["debitCredit", { total: "119.00" }, null, "S"],
    ["debitCredit", { total: "-119.00" }, null, "H"],
    ["debitCredit", {}, null, "S"],
    ["purchaseType", { total: "-0.01" }, null, "PC"],
    ["purchaseType", { total: "0.00" }, null, "PI"],
  ])("%s of %j and line %j is %j", (of, fields, line, value) => {
    expect(computedValue(of, from(fields, line))).toBe(value);
  });

  it("is of a credit note where the model reads them, whatever the sign", () => {
    expect(computedValue("debitCredit", from({ total: "10" }, null, true))).toBe("H");
    expect(computedValue("purchaseType", from({ total: "10" }, null, true))).toBe("PC");
  });

  it.each([
    ["INV 2026/001", "INV-2026/001"],
    ["Rechnung Nº 7", "Rechnung-No-7"],
    ["  Ä-5 ", "A-5"],
    ["***", "***"],
    ["#1#", "1"],
    ["", null],
    ["日本", null],
    ["1".repeat(50), "1".repeat(36)],
  ])("the reference of %j is %j", (number, reference) => {
    expect(computedValue("reference", from({ invoiceNumber: number }))).toBe(reference);
  });

  it("quantity times price is the net amount, within the rounding of the price", () => {
    for (let quantity = 1; quantity <= 40; quantity++)
      for (const net of ["0.99", "10.00", "1234.56", "-77.10"]) {
        const price = Number(
          computedValue("unitPrice", from({}, { quantity: String(quantity), netTotal: net })),
        );
        expect(Math.abs(price * quantity - Number(net))).toBeLessThanOrEqual(quantity * 0.00005 + 1e-9);
      }
  });
});
