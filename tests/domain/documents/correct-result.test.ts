import type { FoundValue } from "@engine/results/extraction-result";
import { describe, expect, it } from "vitest";
import { type Click, correctResult } from "~/domain/documents/correct-result";
import type { OriginalAndEditedResult } from "~/domain/documents/fields-of-result";

const found = (value: string): FoundValue => ({
  value,
  raw: value,
  confidence: 0.8,
  place: { page: 1, box: [0.1, 0.1, 0.2, 0.12] },
  reasons: [{ key: "reason.right-of", values: { label: "Total" } }],
});
const result: OriginalAndEditedResult = {
  fields: { invoiceNumber: found("INV-7"), total: found("110.00") },
  lineItems: [
    { cells: { description: found("Rope"), netTotal: found("60.00") }, arithmetic: "agrees" },
    { cells: { description: found("Paint"), netTotal: found("40.00") }, arithmetic: "agrees" },
  ],
  editedFields: null,
  editedLineItems: null,
};
const form = {
  fields: [
    { key: "invoiceNumber", type: "id" as const },
    { key: "invoiceDate", type: "date" as const },
    { key: "total", type: "amount" as const },
  ],
  columns: [
    { key: "description", type: "text" as const },
    { key: "netTotal", type: "amount" as const },
  ],
  writing: { culture: "es-MX", canonicalFirst: false },
};

const correct = (fields: Record<string, string>, click: Click | null = null) =>
  correctResult(result, { fields }, click ? [click] : [], form);
const correctLines = (lineItems: { line: number | null; cells: Record<string, string> }[]) =>
  correctResult(result, { fields: {}, lineItems }, [], form);

describe("header values", () => {
  it("that mean the same are no changes", () => {
    expect(correct({ invoiceNumber: " INV-7 ", total: "110", invoiceDate: "" })).toMatchObject({
      changes: [],
      editedFields: null,
      issues: [],
    });
  });

  it("that differ are edited, sure, and noted with what stood there", () => {
    const { changes, editedFields } = correct({ total: "$1,110.50", invoiceDate: "9 de marzo de 2026" });
    expect(changes).toEqual([
      { field: "total", lineNumber: null, oldValue: "110.00", newValue: "1110.50", place: null },
      { field: "invoiceDate", lineNumber: null, oldValue: null, newValue: "2026-03-09", place: null },
    ]);
    expect(editedFields?.total).toEqual({
      value: "1110.50",
      raw: "$1,110.50",
      confidence: 1,
      place: null,
      reasons: [{ key: "reason.edited", values: { before: "110.00" } }],
    });
  });

  it("that were not there before say so", () => {
    expect(correct({ invoiceDate: "9 March 2026" }).editedFields?.invoiceDate?.reasons).toEqual([
      { key: "reason.filled-in", values: {} },
    ]);
  });

  it("can be emptied", () => {
    expect(correct({ invoiceNumber: "" }).editedFields?.invoiceNumber).toMatchObject({
      value: "",
      confidence: 1,
    });
  });

  it("that cannot be understood are named, and so are fields that the model does not have", () => {
    expect(correct({ invoiceDate: "soon", secret: "x", total: "lots" }).issues).toEqual([
      { path: ["fields", "invoiceDate"], message: "documents.error.not-a-date-value" },
      { path: ["fields", "secret"], message: "documents.error.no-such-field" },
      { path: ["fields", "total"], message: "documents.error.not-a-number" },
    ]);
  });

  it("keep the place of the words that were clicked, which count more than what was typed", () => {
    const place = { page: 2, box: [0.5, 0.5, 0.6, 0.52] as const };
    const { editedFields, changes } = correct({ total: "1" }, { field: "total", place, text: "99.00" });
    expect(editedFields?.total).toMatchObject({ value: "99.00", place });
    expect(changes).toMatchObject([{ field: "total", newValue: "99.00", place }]);
  });

  it("build on what was edited before", () => {
    const again = { ...result, editedFields: { total: found("5.00") } };
    const { editedFields, changes } = correctResult(
      again,
      { fields: { total: "5", invoiceNumber: "X" } },
      [],
      form,
    );
    expect(Object.keys(editedFields ?? {})).toEqual(["total", "invoiceNumber"]);
    expect(changes.map((change) => change.field)).toEqual(["invoiceNumber"]);
  });
});

describe("line items", () => {
  it("stay as found when no cell changed", () => {
    const same = correctLines([
      { line: 0, cells: { netTotal: "60" } },
      { line: 1, cells: {} },
    ]);
    expect(same).toMatchObject({ changes: [], editedLineItems: null });
  });

  it("change by cell; the others of the row stay", () => {
    const { editedLineItems, changes } = correctLines([
      { line: 0, cells: {} },
      { line: 1, cells: { netTotal: "45" } },
    ]);
    expect(changes).toEqual([
      { field: "netTotal", lineNumber: 2, oldValue: "40.00", newValue: "45", place: null },
    ]);
    expect(editedLineItems?.[0]).toBe(result.lineItems[0]);
    expect(editedLineItems?.[1]).toMatchObject({
      cells: { description: { value: "Paint", confidence: 0.8 }, netTotal: { value: "45", confidence: 1 } },
      arithmetic: "untested",
    });
  });

  it("come and go; rows without any value are not kept", () => {
    const { editedLineItems, changes } = correctLines([
      { line: 1, cells: {} },
      { line: null, cells: { description: "Nails", netTotal: "" } },
      { line: null, cells: { description: " " } },
    ]);
    expect(editedLineItems?.map((row) => row.cells.description?.value)).toEqual(["Paint", "Nails"]);
    expect(changes).toEqual([
      { field: "description", lineNumber: 2, oldValue: null, newValue: "Nails", place: null },
      { field: "description", lineNumber: 1, oldValue: "Rope", newValue: null, place: null },
      { field: "netTotal", lineNumber: 1, oldValue: "60.00", newValue: null, place: null },
    ]);
  });

  it("must name a row that is there, once", () => {
    const twice = [0, 0, 7].map((line) => ({ line, cells: {} }));
    expect(correctLines(twice).issues.map(({ path }) => path.join("."))).toEqual([
      "lineItems.1.line",
      "lineItems.2.line",
    ]);
  });
});
