import type { FieldType } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import type { DocumentDetails, FieldDetails } from "~/domain/documents/document-details";
import { isSaved } from "~/domain/review/is-saved";

const of = (key: string, type: FieldType, value: string | null = null): FieldDetails => ({
  ...{ key, type, value, name: key, labelKey: key, line: false, weight: 1, required: false },
  ...{ raw: null, confidence: 1, place: null, reasons: [], edited: true },
});
const cell = (value: string) => ({ value, raw: value, confidence: 1, place: null, reasons: [] });

const saved: Pick<DocumentDetails, "fields" | "columns" | "lineItems" | "culture"> = {
  culture: "de-DE",
  fields: [of("total", "amount", "1234.50"), of("invoiceDate", "date", "2026-02-14"), of("vendor", "text")],
  columns: [of("description", "text"), of("netTotal", "amount")],
  lineItems: [{ arithmetic: "untested", cells: { description: cell("Rope"), netTotal: cell("5.00") } }],
};
const fields = { total: "1.234,5", invoiceDate: "14.2.2026", vendor: "" };
const rows = (...cells: Record<string, string>[]) => cells.map((one) => ({ line: null, cells: one }));
const rope = { description: " Rope", netTotal: "5" };

describe("what stands in a form", () => {
  it.each([
    ["is saved, however it is written", fields, rows(rope), true],
    ["is not saved when a field differs", { ...fields, vendor: "Acme" }, rows(rope), false],
    ["is not saved when a field is no value", { ...fields, total: "much" }, rows(rope), false],
    ["is not saved when a cell differs", fields, rows({ ...rope, netTotal: "6" }), false],
    ["is not saved when there is a row more", fields, rows(rope, rope), false],
    ["is not saved when a row is gone", fields, rows(), false],
  ])("%s", (_, typed, lines, expected) => {
    expect(isSaved({ fields: typed, lines }, saved)).toBe(expected);
  });
});
