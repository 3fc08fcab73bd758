import type { ExtractionResult, FoundValue } from "@engine/results/extraction-result";

/** A value as the engine finds one. */
export const found = (value: string, change: Partial<FoundValue> = {}): FoundValue => ({
  value,
  raw: value,
  confidence: 0.9,
  place: { page: 1, box: [0.1, 0.1, 0.2, 0.12] },
  reasons: [{ key: "reason.right-of", values: { label: "Total" } }],
  ...change,
});

/** What a test document holds unless told otherwise: two header values and two line items. */
export const plantedResult: ExtractionResult = {
  engineVersion: "test",
  modelVersion: "test",
  findings: [],
  fields: { invoiceNumber: found("INV-7"), total: found("100.00") },
  lineItems: [
    { cells: { description: found("Rope"), netTotal: found("60.00") }, arithmetic: "agrees" },
    { cells: { description: found("Paint"), netTotal: found("40.00") }, arithmetic: "agrees" },
  ],
  proof: { state: "consistent", equations: [{ key: "lines", values: { sum: "100.00" }, holds: true }] },
};
