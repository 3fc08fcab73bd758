import type { FieldType } from "@engine/results/extraction-result";
import { layoutOf } from "@engine/stages/layout/document-layout";
import { locateValue } from "@engine/stages/memory/locate-value";
import { type InvoicePlan, invoicePage } from "@tests/support/invoice-words";
import { describe, expect, it } from "vitest";

const plan: InvoicePlan = {
  vendor: "Harbourside Chandlery Pty Ltd",
  street: "14 Breakwater Street",
  number: "HC-20417",
  date: "04/03/2026",
  total: "1,418.00",
  reference: "QX-77",
};
const layout = layoutOf([invoicePage(plan)]);

const found = (type: FieldType, value: string) =>
  locateValue(layout, { type, value }).map(({ tokens, match }) => [
    tokens.map((token) => token.text).join(" "),
    match,
  ]);

describe("a typed value is found back on the page", () => {
  it.each<[FieldType, string, string, string]>([
    ["id", "HC-20417", "HC-20417", "exact"],
    ["id", "hc 20417", "HC-20417", "normalised"],
    ["id", "HC-20411", "HC-20417", "near"],
    ["amount", "1418.00", "1,418.00", "exact"],
    ["date", "2026-03-04", "04/03/2026", "exact"],
    ["date", "2026-04-03", "04/03/2026", "exact"],
    ["name", "Harbourside Chandlery Pty Ltd", "Harbourside Chandlery Pty Ltd", "exact"],
    [
      "address",
      "14 Breakwater Street, Newcastle NSW 2300",
      "14 Breakwater Street Newcastle NSW 2300",
      "normalised",
    ],
  ])("%s %s", (type, value, text, match) => {
    expect(found(type, value)).toContainEqual([text, match]);
  });

  it("in every place where it stands", () => {
    expect(found("id", "2300")).toHaveLength(2);
  });

  it("and nowhere when it is not there", () => {
    expect(found("id", "ZZ-99999")).toEqual([]);
    expect(found("amount", "3.99")).toEqual([]);
    expect(found("date", "2025-01-01")).toEqual([]);
    expect(found("name", "Somebody Else Limited")).toEqual([]);
    expect(found("text", "")).toEqual([]);
  });
});
