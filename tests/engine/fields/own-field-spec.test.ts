import { extract } from "@engine/extract";
import type { FieldType } from "@engine/results/extraction-result";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const found = (ownName: string, type: FieldType, typed: string) => {
  const request = extractionRequest("invoice");
  const own = { key: "own:x", type, line: false, ownName };
  return extract([pageOf(typed)], { ...request, fields: [...request.fields, own] }).fields["own:x"];
};

const page = `
  Larkmoor Joinery Ltd
  14 Mill Lane, Leeds LS1 4AB

  Invoice number: 20418          Delivery note:  DN-5521
  Invoice date:   4 May 2026     Project         Harbour Street roof
  Collected by    Ann Larkin     Crates          14

  Handover date                  Retention held
  6 May 2026                     120.00

  Net     1,000.00
  VAT 20%   200.00
  Total   1,200.00`;

describe("a field that a tenant made up", () => {
  it.each([
    ["Delivery Note", "id", "DN-5521"],
    ["Project", "text", "Harbour Street roof"],
    ["Collected by", "text", "Ann Larkin"],
    ["Crates", "number", "14"],
    ["Handover date", "date", "2026-05-06"],
    ["Retention held", "amount", "120.00"],
  ] as const)("%s is found by its own name as %s", (name, type, value) => {
    expect(found(name, type, page)?.value).toBe(value);
  });

  it.each([
    ["Delivery note no.", "id", "DN-5521"],
    ["Handover", "date", "2026-05-06"],
  ] as const)("%s is found though the page words it otherwise", (name, type, value) => {
    expect(found(name, type, page)?.value).toBe(value);
  });

  it.each([
    ["Contract period", "text"],
    ["Cost centre", "id"],
    ["Deposit refund", "amount"],
  ] as const)("%s is not found where nothing names it", (name, type) => {
    expect(found(name, type, page)).toBeUndefined();
  });

  it("says which label it stands beside", () => {
    expect(found("Crates", "number", page)?.reasons[0]).toEqual({
      key: "reason.right-of",
      values: { label: "Crates" },
    });
  });

  it("leaves the values of the catalogue's fields as they are; a label that is known may change how sure they are", () => {
    const request = extractionRequest("invoice");
    const alone = extract([pageOf(page)], request);
    const own = { key: "own:crates", type: "number" as const, line: false, ownName: "Crates" };
    const { "own:crates": _, ...rest } = extract([pageOf(page)], {
      ...request,
      fields: [...request.fields, own],
    }).fields;
    const values = (fields: object) =>
      Object.entries(fields).map(([key, { value, place }]) => ({ key, value, place }));
    expect(values(rest)).toEqual(values(alone.fields));
  });
});
