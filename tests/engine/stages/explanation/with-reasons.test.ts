import type { FoundValue } from "@engine/results/extraction-result";
import { balanceLabelsIn } from "@engine/stages/explanation/balance-labels";
import { currencyMarks } from "@engine/stages/explanation/currency-marks";
import { findingsOf } from "@engine/stages/explanation/findings-of";
import { plainText } from "@engine/stages/explanation/kind-titles";
import {
  orderNumberPattern,
  orderTermPattern,
  paymentDemandPattern,
} from "@engine/stages/explanation/order-labels";
import { withReasons } from "@engine/stages/explanation/with-reasons";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";
import { found, rowOf } from "../../support/rows";

type Around = Parameters<typeof withReasons>[1];
type Choice = Around["chosen"][string];

/** The keys of the reasons of a value that came without one. */
function reasons(type: string, facts: string[] = [], features: Record<string, number> = {}) {
  const choice = { candidate: { type, facts: new Set(facts) }, features } as unknown as Choice;
  const context = { page: { distinct: { [type]: 7 } } } as unknown as Around["context"];
  const answer = { fields: { x: found("12") }, lineItems: [] };
  return withReasons(answer, { chosen: { x: choice }, context }).fields.x?.reasons;
}
const keys = (...told: Parameters<typeof reasons>) =>
  reasons(...told)?.map(({ key }) => key.replace("reason.", ""));

describe("a reason for every value", () => {
  it.each([
    ["date", "likeliest-date"],
    ["amount", "likeliest-amount"],
    ["number", "likeliest-number"],
    ["id", "likeliest-id"],
    ["taxId", "likeliest-tax-id"],
    ["name", "likeliest-name"],
    ["address", "likeliest-address"],
    ["currency", "no-label"],
    ["text", "no-label"],
  ])("is that it was the likeliest %s of its kind", (type, key) => {
    expect(reasons(type)).toEqual([{ key: `reason.${key}`, values: { number: "7" } }]);
  });

  it("begins with what it looks like and where it stands, the strongest two", () => {
    expect(keys("name", ["company"], { big: 1, foot: 1 })).toEqual([
      "company-form",
      "large-print",
      "likeliest-name",
    ]);
    expect(keys("name", [], { "very-top": 0.5 })).toEqual(["very-top", "likeliest-name"]);
  });

  it("leaves out what hardly holds", () => {
    expect(keys("name", [], { big: 0.4, foot: 0 })).toEqual(["likeliest-name"]);
  });

  it("says that no label stood there where nothing was chosen", () => {
    const context = { page: { distinct: {} } } as unknown as Around["context"];
    const answer = { fields: { x: found("12") }, lineItems: [] };
    expect(withReasons(answer, { chosen: {}, context }).fields.x?.reasons).toEqual([
      { key: "reason.no-label", values: {} },
    ]);
  });

  it("stays as it is where there is one, and rows are told by their number", () => {
    const known: FoundValue = {
      ...found("12"),
      reasons: [{ key: "reason.right-of", values: { label: "Total" } }],
    };
    const context = { page: { distinct: {} } } as unknown as Around["context"];
    const rows = [rowOf({ netTotal: "9.50" }).item, rowOf({ netTotal: "4.00" }).item];
    const told = withReasons({ fields: { x: known }, lineItems: rows }, { chosen: {}, context });
    expect(told.fields.x).toBe(known);
    expect(told.lineItems).toHaveLength(2);
    const values = told.lineItems.map(({ cells }) => JSON.stringify(cells.netTotal?.reasons));
    expect(values[0]).toContain('"1"');
    expect(values[1]).toContain('"2"');
  });
});

describe("what stands beside an amount for its currency", () => {
  const currencies = (text: string) =>
    currencyMarks.filter(({ mark }) => mark.test(text)).map((one) => one.currencies[0]);

  it.each([
    ["€ 12", ["EUR"]],
    ["12 Euro", ["EUR"]],
    ["£12", ["GBP"]],
    ["Rs. 12", ["INR"]],
    ["₹12", ["INR"]],
    ["RM 12", ["MYR"]],
    ["A$12", ["AUD"]],
    ["AU$12", ["AUD"]],
    ["CA$12", ["CAD"]],
    ["HK$12", ["HKD"]],
    ["R$ 12", ["BRL"]],
    ["$12", ["USD"]],
    ["12 zł", ["PLN"]],
    ["12 Kč", ["CZK"]],
    ["12 kr.", ["SEK"]],
    ["CHF 12", ["CHF"]],
    ["USD12", ["USD"]],
    ["rm 12", []],
    ["FARM 12", []],
    ["12 kroner", []],
    ["EUROPE 12", []],
    ["12", []],
  ])("%s: %j", (text, expected) => {
    expect(currencies(text)).toEqual(expected);
  });
});

describe("labels of an order and of what asks for money", () => {
  it.each([
    ["purchase order number 4500", true],
    ["bestellnummer 77", true],
    ["pedido no 55", true],
    ["invoice number 4500", false],
    ["", false],
  ])("%j names an order: %s", (text, expected) => {
    expect(orderNumberPattern.test(text)).toBe(expected);
  });

  it.each([
    ["delivery date 3 may", true],
    ["liefertermin 13 04 2026", true],
    ["opening hours", false],
  ])("%j is a term of an order: %s", (text, expected) => {
    expect(orderTermPattern.test(text)).toBe(expected);
  });

  it.each([
    ["amount due 100 00", true],
    ["please note the amount due", true],
    ["zahlbar bis 13 04 2026", true],
    ["thank you", false],
  ])("%j asks for money: %s", (text, expected) => {
    expect(paymentDemandPattern.test(text)).toBe(expected);
  });

  it.each([
    ["Bestell-Nr.: 77/A", "bestell nr 77 a"],
    ["  N.º  de   pedido#5 ", "n o de pedido#5"],
    ["Bon d'achat", "bon d'achat"],
    ["—", ""],
  ])("%j is read as %j", (text, plain) => {
    expect(plainText({ text })).toBe(plain);
  });
});

describe("two labels that only an account statement has together", () => {
  const labels = (typed: string) => balanceLabelsIn(layoutOf([pageOf(typed)]));

  it.each([
    [
      "Opening balance 12.00\nClosing balance 9.00",
      { opening: "Opening balance 12.00", closing: "Closing balance 9.00" },
    ],
    ["Anfangssaldo 12,00\nEndsaldo 9,00", { opening: "Anfangssaldo 12,00", closing: "Endsaldo 9,00" }],
    ["Opening balance 12.00", undefined],
    ["Closing balance 9.00", undefined],
    ["Rope 12.00", undefined],
  ])("%j", (typed, expected) => {
    expect(labels(typed)).toEqual(expected);
  });
});

it("what a person should know is told in one list", () => {
  const layout = { ...layoutOf([pageOf("Rope € 60,00\nTotal € 60,00")]), hidden: 400 };
  const rows = [rowOf({ description: "Rope", netTotal: "60.00" })];
  const request = extractionRequest("invoice", { currency: "USD" });
  const told = findingsOf(layout, { fields: { vendorName: found("Rope") }, rows }, request);
  expect(told.map(({ key }) => key)).toEqual(expect.arrayContaining(["finding.other-currency"]));
  expect(told.length).toBeGreaterThanOrEqual(2);
  const plain = layoutOf([pageOf("Rope 60.00\nTotal 60.00")]);
  expect(findingsOf(plain, { fields: { vendorName: found("Acme") }, rows }, request)).toEqual([]);
});
