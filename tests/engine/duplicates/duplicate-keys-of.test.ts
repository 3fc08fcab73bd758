import { duplicateKeysOf, numberOf } from "@engine/duplicates/duplicate-keys-of";
import { describe, expect, it } from "vitest";

const invoice = {
  vendorName: "Acme Tools GmbH",
  vendorTaxNumber: "DE 123456789",
  invoiceNumber: "INV-20/41",
  invoiceDate: "2026-02-14",
  total: "118.00",
};
const keys = (values: Record<string, string>, kind: "invoice" | "bank_statement" = "invoice") =>
  duplicateKeysOf(kind, values).map(({ key }) => key);
const meet = (one: Record<string, string>, other: Record<string, string>) =>
  keys(one).some((key) => keys(other).includes(key));

describe("keys of duplicates", () => {
  it.each([
    ["another spelling of the number", { invoiceNumber: "lNV 2O41" }],
    [
      "the vendor's name in capitals and without its legal form",
      { vendorName: "ACME TOOLS", vendorTaxNumber: "" },
    ],
    ["only the tax number to know the vendor by", { vendorName: "" }],
    ["a number that was not read", { invoiceNumber: "" }],
    ["a total written without cents", { total: "118", invoiceNumber: "" }],
  ])("meet with %s", (_, change) => {
    expect(meet(invoice, { ...invoice, ...change })).toBe(true);
  });

  it.each([
    [
      "another number, day and total",
      { invoiceNumber: "INV-2042", invoiceDate: "2026-03-14", total: "99.00" },
    ],
    ["the same number of another vendor", { vendorName: "Bolt Ltd", vendorTaxNumber: "GB999999973" }],
    ["the same day with another total and number", { invoiceNumber: "INV-2050", total: "119.00" }],
  ])("do not meet with %s", (_, change) => {
    expect(meet(invoice, { ...invoice, ...change })).toBe(false);
  });

  it("do without a vendor when the total agrees, as in models that ask for none", () => {
    const bare = { invoiceNumber: "INV-2041", total: "118.00" };
    expect(meet(bare, { invoiceNumber: "inv2041", total: "118.0" })).toBe(true);
    expect(meet(bare, { invoiceNumber: "inv2041", total: "118.10" })).toBe(false);
    expect(duplicateKeysOf("invoice", bare).map(({ level }) => level)).toEqual(["number-total"]);
    expect(duplicateKeysOf("invoice", invoice).map(({ level }) => level)).toEqual([
      "number",
      "number",
      "date-total",
      "date-total",
    ]);
  });

  it("take no account for the number of a statement, and an order for no invoice", () => {
    const statement = { vendorName: "Bank of Acme", accountNumber: "12345678", closingBalance: "10.00" };
    expect(keys(statement, "bank_statement")).toEqual([]);
    expect(duplicateKeysOf("purchase_order", invoice)[0]?.key).not.toBe(
      duplicateKeysOf("invoice", invoice)[0]?.key,
    );
  });

  it("take no short or wordy text for a number, and nothing for a total of nothing", () => {
    expect(numberOf({ invoiceNumber: "7" })).toBe("");
    expect(numberOf({ invoiceNumber: "COPY" })).toBe("");
    expect(keys({ vendorName: "Acme", invoiceDate: "2026-02-14", total: "0.00" })).toEqual([]);
  });
});
