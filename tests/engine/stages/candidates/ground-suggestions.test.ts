import { extract } from "@engine/extract";
import type { Suggestions } from "@engine/results/suggestions";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { doubtfulFields } from "@engine/suggestions/doubtful-fields";
import { extractionRequest } from "@tests/support/extraction-request";
import { pageOf } from "@tests/support/page-of";
import { describe, expect, it } from "vitest";

const page = `
  Harbour Joinery Ltd

  GX-77/A        14 March 2026

  Oak boards                               1,180.00
  Delivery                                    40.00

  1,220.00
`;
const request = extractionRequest("invoice", { culture: "en-GB", currency: "GBP" });
const read = (suggestions?: Suggestions) =>
  extract([pageOf(page)], request, { ...baseKnowledge, ...(suggestions && { suggestions }) });
const isSuggested = (key: string, suggestions: Suggestions) =>
  read(suggestions).fields[key]?.reasons.some((reason) => reason.key === "reason.suggested") ?? false;

describe("suggestions of a language model", () => {
  it("are taken where they stand on the page, with their place and their source", () => {
    const { invoiceNumber } = read({ invoiceNumber: "GX-77/A" }).fields;
    expect(invoiceNumber).toMatchObject({ value: "GX-77/A", raw: "GX-77/A", place: { page: 1 } });
    expect(isSuggested("invoiceNumber", { invoiceNumber: "GX-77/A" })).toBe(true);
  });

  it("raise the score of what they name and are no certainty", () => {
    const suggested = read({ total: "1,220.00" }).fields.total;
    expect(suggested?.value).toBe("1220.00");
    expect(suggested?.confidence).toBeGreaterThan(read().fields.total?.confidence ?? 0);
    expect(suggested?.confidence).toBeLessThan(1);
  });

  it.each([
    ["a number that is nowhere", { invoiceNumber: "INV-4711" }],
    ["an amount that is nowhere", { total: "9,999.00" }],
    ["a date that is nowhere", { dueDate: "1 April 2031" }],
    ["no date at all", { dueDate: "soon" }],
    ["a field that nobody wants", { favouriteColour: "Oak" }],
  ])("leave no trace when they are %s", (_case, suggestions) => {
    expect(read(suggestions)).toEqual(read());
  });
});

describe("fields worth asking for", () => {
  it("are those that were not found surely", () => {
    const keys = doubtfulFields(request, read()).map(({ key }) => key);
    expect(keys).toContain("orderNumber");
    expect(keys).not.toContain("description");
    const embedded = { fields: { orderNumber: ["PO-1"] }, lineItems: [], form: [], unreadable: false };
    const carried = extract([pageOf(page)], request, { ...baseKnowledge, embedded });
    expect(doubtfulFields(request, carried).map(({ key }) => key)).not.toContain("orderNumber");
  });
});
