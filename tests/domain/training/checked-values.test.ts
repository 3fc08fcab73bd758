import type { FoundValue } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { checkedValues, truthOf } from "~/domain/training/checked-values";

const value = (text: string): FoundValue => ({
  value: text,
  raw: text,
  confidence: 1,
  place: null,
  reasons: [],
});
const fields = { invoiceNumber: value("QX-1"), total: value("10.00"), terms: value("Net 30") };
const wanted = [
  { key: "invoiceNumber", type: "id" as const, line: false },
  { key: "total", type: "amount" as const, line: false },
  { key: "terms", type: "text" as const, line: false },
];

describe("what a person left", () => {
  it("is what was edited and, just as much, what was seen and left as it was", () => {
    const editedFields = { invoiceNumber: value("JC-1"), terms: value("") };
    const checked = checkedValues({ status: "userEdited", fields, editedFields }) ?? {};
    expect(truthOf(wanted, checked)).toEqual({ invoiceNumber: ["JC-1"], total: ["10.00"], terms: [] });
  });

  it("is what was found where it was submitted as it stood, and nothing where nobody looked", () => {
    expect(checkedValues({ status: "submitted", fields, editedFields: null })).toEqual(fields);
    expect(checkedValues({ status: "success", fields, editedFields: null })).toBeNull();
  });
});
