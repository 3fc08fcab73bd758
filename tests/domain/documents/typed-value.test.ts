import type { FieldType } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { areEqualValues, parseTypedValue } from "~/domain/documents/typed-value";

const typed = (text: string, type: FieldType, culture: string) =>
  parseTypedValue(text, type, { culture, canonicalFirst: false });

describe("an amount as typed", () => {
  it.each([
    ["1,234.50", "en-US", "1234.50"],
    ["1.234,50", "es-MX", "1234.50"],
    ["1.234,50", "en-US", "1234.50"],
    ["$ 1,234", "en-US", "1234"],
    ["1,234", "es-ES", "1.234"],
    ["1.234", "es-ES", "1234"],
    ["1.234", "en-US", "1.234"],
    ["12,5", "en-US", "12.5"],
    ["0.125", "es-ES", "0.125"],
    ["1'234.50", "de-CH", "1234.50"],
    ["1 234,50 €", "fr-FR", "1234.50"],
    ["1\u202f234,50", "fr-FR", "1234.50"],
    ["₹1,23,456.00", "en-IN", "123456.00"],
    ["USD 99", "en-US", "99"],
    ["99.00 AUD", "en-AU", "99.00"],
    ["-$5.00", "en-US", "-5.00"],
    ["$-5.00", "en-US", "-5.00"],
    ["(5.00)", "en-US", "-5.00"],
    ["5.00-", "en-US", "-5.00"],
    ["−5.00", "en-US", "-5.00"],
    ["007", "en-US", "7"],
    ["-0.00", "en-US", "0.00"],
  ])("%s in %s is %s", (text, culture, value) => {
    expect(typed(text, "amount", culture)).toEqual({ value });
  });

  it.each(["twelve", "1,23.4.5", "12.34.5", "1,2,3", "--5", "5 5 x", "$", "%"])("%s is no number", (text) => {
    expect(typed(text, "amount", "en-US")).toEqual({ messageKey: "documents.error.not-a-number" });
  });

  it("is canonical before it is the culture's, when asked so", () => {
    const writing = { culture: "es-ES", canonicalFirst: true };
    expect(parseTypedValue("1.234", "number", writing)).toEqual({ value: "1.234" });
    expect(parseTypedValue("1.234,00", "number", writing)).toEqual({ value: "1234.00" });
  });

  it("may be a percentage", () => expect(typed("10 %", "percent", "en-US")).toEqual({ value: "10" }));
});

describe("a date as typed", () => {
  it.each([
    ["2026-03-09", "en-US", "2026-03-09"],
    ["03/09/2026", "en-US", "2026-03-09"],
    ["03/09/2026", "en-AU", "2026-09-03"],
    ["31/12/2026", "en-US", "2026-12-31"],
    ["9.3.26", "de-DE", "2026-03-09"],
    ["9 - 3 - 98", "es-MX", "1998-03-09"],
    ["2026/3/9", "ja-JP", "2026-03-09"],
    ["March 9th, 2026", "en-US", "2026-03-09"],
    ["9-Mar-26", "es-ES", "2026-03-09"],
    ["9 de marzo de 2026", "en-US", "2026-03-09"],
    ["09 sept. 2026", "es-ES", "2026-09-09"],
    ["9. März 2026", "de-DE", "2026-03-09"],
    ["2026 Mar 9", "en-US", "2026-03-09"],
    ["29/02/2028", "en-AU", "2028-02-29"],
  ])("%s in %s is %s", (text, culture, value) => {
    expect(typed(text, "date", culture)).toEqual({ value });
  });

  it.each([
    "29/02/2027",
    "32/01/2026",
    "2026-13-01",
    "tomorrow",
    "12/2026",
    "March 2026",
    "9 Foo 2026",
    "1/1/126",
  ])("%s is no date", (text) => {
    expect(typed(text, "date", "en-AU")).toEqual({ messageKey: "documents.error.not-a-date-value" });
  });
});

describe("other values as typed", () => {
  it.each<[string, FieldType, string]>([
    ["  INV  77 ", "id", "INV 77"],
    ["1 Wharf Road\r\nNewcastle NSW\n\n2300", "address", "1 Wharf Road, Newcastle NSW, 2300"],
    ["usd", "currency", "USD"],
    ["€", "currency", "EUR"],
    ["   ", "date", ""],
  ])("%j as %s is %j", (text, type, value) => {
    expect(typed(text, type, "en-US")).toEqual({ value });
  });

  it("do not name a currency that there is not", () => {
    expect(typed("$", "currency", "en-US")).toEqual({ messageKey: "documents.error.not-a-currency" });
  });
});

it("numbers mean the same whatever decimals they keep, other values only when they are equal", () => {
  expect(areEqualValues("12.50", "12.5", "amount")).toBe(true);
  expect(areEqualValues("100", "1", "amount")).toBe(false);
  expect(areEqualValues("12.50", "12.5", "id")).toBe(false);
});
