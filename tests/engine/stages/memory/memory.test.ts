import { extract } from "@engine/extract";
import { forget } from "@engine/learning/forget";
import { learnFrom } from "@engine/learning/learn-from";
import { placeTyped } from "@engine/learning/place-typed";
import type { FoundValue, WantedField } from "@engine/results/extraction-result";
import { baseKnowledge } from "@engine/stages/memory/knowledge";
import type { VendorMemory } from "@engine/stages/memory/vendor-memory";
import { extractionRequest } from "@tests/support/extraction-request";
import { type InvoiceLook, type InvoicePlan, invoicePage, plainLook } from "@tests/support/invoice-words";
import { describe, expect, it } from "vitest";
import { checkedDocumentOf } from "~/domain/documents/checked-document-of";

const harbour: InvoicePlan = {
  vendor: "Harbourside Chandlery Pty Ltd",
  street: "14 Breakwater Street",
  number: "HC-20417",
  date: "4 March 2026",
  total: "418.00",
  reference: "QX-77",
};
const inland: InvoicePlan = {
  vendor: "Inland Timber Mills Limited",
  street: "902 Sawpit Lane",
  number: "88013",
  date: "9 April 2026",
  total: "1,290.50",
  reference: "LG-05",
};
const inlandLook: InvoiceLook = { left: 0.3, right: 0.08, numberLabel: "Ticket", referenceLabel: "Bundle" };

const own: WantedField = { key: "own:mark", type: "id", line: false, ownName: "Batch" };
const request = {
  ...extractionRequest("invoice", { culture: "en-AU", currency: "AUD" }),
  fields: [...extractionRequest("invoice").fields, own],
};

/** The memory after a person typed these values over what was found on the document. */
function taught(
  memories: VendorMemory[],
  id: string,
  plan: InvoicePlan,
  typed: Record<string, string>,
  look = plainLook,
): VendorMemory[] {
  const pages = [invoicePage(plan, look)];
  const found = extract(pages, request, { ...baseKnowledge, memories });
  const fields = request.fields.filter((field) => !field.line);
  const sought = Object.fromEntries(
    Object.entries(typed).map(([key, value]) => [
      key,
      { type: fields.find((field) => field.key === key)?.type ?? "text", value },
    ]),
  );
  const places = placeTyped(pages, sought, { request, memories });
  const editedFields = Object.fromEntries(
    Object.entries(typed).map(([key, value]): [string, FoundValue] => [
      key,
      { value, raw: value, confidence: 1, place: places[key]?.place ?? null, reasons: [] },
    ]),
  );
  const result = { ...found, lineItems: [], editedFields, editedLineItems: null };
  const memory = learnFrom(
    memories,
    checkedDocumentOf({ documentId: id, pages, result, fields }),
    `memory of ${id}`,
  );
  return [...memories.filter((other) => other.id !== memory.id), memory];
}

const values = (plan: InvoicePlan, memories: VendorMemory[], look = plainLook) => {
  const { fields } = extract([invoicePage(plan, look)], request, { ...baseKnowledge, memories });
  return Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
};

const truth = (plan: InvoicePlan) => ({
  invoiceNumber: plan.number,
  total: plan.total.replace(",", ""),
  vendorName: plan.vendor,
  "own:mark": plan.reference,
});

const next: InvoicePlan = {
  ...harbour,
  number: "HC-20533",
  date: "28 March 2026",
  total: "73.10",
  reference: "QX-91",
  rows: 6,
};

describe("one corrected document", () => {
  it("is enough to read the next of its layout, whatever its length", () => {
    const memories = taught([], "a", harbour, truth(harbour));
    expect(values(next, memories)).toMatchObject(truth(next));
    expect(values(next, [])["own:mark"]).toBeUndefined();
  });

  it("says in the reasons where its knowledge comes from", () => {
    const memories = taught([], "a", harbour, truth(harbour));
    const { fields } = extract([invoicePage(next)], request, { ...baseKnowledge, memories });
    expect(fields["own:mark"]?.reasons).toContainEqual({
      key: "reason.memory-place",
      values: { count: "1" },
    });
    expect(fields.vendorName?.reasons).toContainEqual({
      key: "reason.memory-constant",
      values: { count: "1" },
    });
  });

  it("teaches the same bytes however often it is taught", () => {
    const once = taught([], "a", harbour, truth(harbour));
    expect(JSON.stringify(taught([], "a", harbour, truth(harbour)))).toBe(JSON.stringify(once));
    expect(taught(once, "a", harbour, truth(harbour))[0]?.samples).toEqual(once[0]?.samples);
  });
});

describe("another layout", () => {
  const inlandNext = { ...inland, number: "88640", total: "77.25", reference: "LG-19" };

  it("opens a memory of its own", () => {
    const memories = taught([], "a", harbour, truth(harbour));
    const both = taught(memories, "b", inland, truth(inland), inlandLook);
    expect(both.map(({ samples }) => samples.map(({ documentId }) => documentId))).toEqual([["a"], ["b"]]);
    expect(values(inlandNext, both, inlandLook)).toMatchObject(truth(inlandNext));
    expect(values(next, both)).toMatchObject(truth(next));
  });

  it("does not suffer from a wrong correction", () => {
    const wrong = { ...truth(harbour), total: "2300.00", "own:mark": "HC-20417", vendorName: inland.vendor };
    const memories = taught([], "a", harbour, wrong);
    expect(values(inland, memories, inlandLook)).toEqual(values(inland, [], inlandLook));
  });

  it("is not taken for this one because the same street or customer stands on it", () => {
    const neighbour = { ...inland, street: harbour.street };
    const memories = taught([], "a", harbour, truth(harbour));
    expect(values(neighbour, memories, inlandLook)).toEqual(values(neighbour, [], inlandLook));
  });
});

describe("a wrong correction of the same layout", () => {
  it("is outvoted by the right ones", () => {
    let memories = taught([], "a", harbour, truth(harbour));
    memories = taught(
      memories,
      "b",
      { ...harbour, number: "HC-20420", rows: 4 },
      {
        ...truth(harbour),
        invoiceNumber: "HC-20420",
        "own:mark": "HC-20420",
      },
    );
    const third = { ...harbour, number: "HC-20444", reference: "QX-80", rows: 3 };
    memories = taught(memories, "c", third, truth(third));
    expect(values(next, memories)["own:mark"]).toBe("QX-91");
  });
});

describe("forgetting a document", () => {
  it("leaves what would be there without it", () => {
    const first = taught([], "a", harbour, truth(harbour));
    const both = taught(first, "b", next, truth(next));
    const [memory] = both;
    if (!memory) throw new Error("nothing was learned");
    expect(memory.samples).toHaveLength(2);
    expect(forget(memory, "b", null)?.samples).toEqual(first[0]?.samples);
    expect(forget(memory, "nobody", null)).toBe(memory);
  });

  it("takes the memory away with its last document", () => {
    const [memory] = taught([], "a", harbour, truth(harbour));
    expect(memory && forget(memory, "a", null)).toBeNull();
  });
});
