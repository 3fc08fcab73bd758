import { extract } from "@engine/extract";
import { learnFrom } from "@engine/learning/learn-from";
import { placeTyped } from "@engine/learning/place-typed";
import type { FieldType, FoundValue, WantedField } from "@engine/results/extraction-result";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import { extractionRequest } from "@tests/support/extraction-request";
import { hirePage } from "@tests/support/hire-invoice";
import { describe, expect, it } from "vitest";
import { checkedDocumentOf } from "~/domain/documents/checked-document-of";

/** None of these names stands on the page, so that only the correction can say where the values are. */
const own = (
  [
    ["own:job", "id", "Job card"],
    ["own:remark", "text", "Crew remark"],
    ["own:pallets", "number", "Pallets"],
    ["own:retention", "amount", "Retention"],
    ["own:window", "date", "Delivery window"],
    ["own:yard", "address", "Yard"],
  ] satisfies [string, FieldType, string][]
).map(([key, type, ownName]): WantedField => ({ key, type, line: false, ownName }));

const wanted = extractionRequest("invoice", { culture: "en-AU", currency: "AUD" });
const request = { ...wanted, fields: [...wanted.fields, ...own] };
const header = request.fields.filter(({ line }) => !line);

const valuesOn = (index: number): Record<string, string> => {
  const { ticket, note, skids, heldBack, slot, depot } = hirePage(index).truth;
  return {
    "own:job": ticket,
    "own:remark": note,
    "own:pallets": skids,
    "own:retention": heldBack,
    "own:window": slot,
    "own:yard": depot,
  };
};

/** The memory after a person typed the values of the first document. */
function taught() {
  const { page } = hirePage(0);
  const typed = valuesOn(0);
  const sought = Object.fromEntries(own.map(({ key, type }) => [key, { type, value: typed[key] ?? "" }]));
  const places = placeTyped([page], sought, { request, memories: [] });
  const edited = own.map(({ key }): [string, FoundValue] => {
    const value = typed[key] ?? "";
    return [key, { value, raw: value, confidence: 1, place: places[key]?.place ?? null, reasons: [] }];
  });
  const found = extract([page], request, baseKnowledge);
  const result = { ...found, lineItems: [], editedFields: Object.fromEntries(edited), editedLineItems: null };
  const document = checkedDocumentOf({ documentId: "first", pages: [page], result, fields: header });
  return learnFrom([], document, "memory");
}

describe("a tenant's own fields that are printed under other names", () => {
  const memories = [taught()];

  it.each([1, 2, 3, 4])("are found on later documents after one correction (document %i)", (index) => {
    const { fields } = extract([hirePage(index).page], request, { ...baseKnowledge, memories });
    const found = Object.fromEntries(own.map(({ key }) => [key, fields[key]?.value]));
    expect(found).toEqual(valuesOn(index));
  });

  it("stay empty where the layout was never corrected", () => {
    const { fields } = extract([hirePage(1).page], request, baseKnowledge);
    expect(own.filter(({ key }) => fields[key]?.value)).toEqual([]);
  });

  it("stay empty on a later document that leaves the value out", () => {
    const { page } = hirePage(2, { without: ["Ticket", "Skids"] });
    const { fields } = extract([page], request, { ...baseKnowledge, memories });
    expect([fields["own:job"]?.value, fields["own:pallets"]?.value]).toEqual([undefined, undefined]);
  });
});
