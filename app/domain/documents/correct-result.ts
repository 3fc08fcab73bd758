import type { FieldType, FoundValue, LineItem, Place } from "@fieldwise/engine/results";
import type { CorrectionsInput } from "./document-inputs";
import { lineItemsOf, type OriginalAndEditedResult, valuesOf } from "./fields-of-result";
import { editedReason } from "./is-edited";
import type { Writing } from "./typed-number";
import { areEqualValues, parseTypedValue } from "./typed-value";

/** A field that can be corrected. */
export type CorrectableField = { key: string; type: FieldType };

/** What a person pointed at: it belongs to one header field. `text` is that of the words clicked, if words they were. */
export type Click = { field: string; place: Place; text: string | null };

/** One changed value. `lineNumber` counts from 1: of the new rows, or of the old ones for a row removed. */
export type Change = {
  field: string;
  lineNumber: number | null;
  oldValue: string | null;
  newValue: string | null;
  place: Place | null;
};

/** An invalid entry, with the path of its input and the key of the sentence why. */
export type CorrectionIssue = { path: (string | number)[]; message: string };

/** The outcome of corrections: what the result looks like now and what changed; nothing counts while there are issues. */
export type CorrectedResult = {
  editedFields: Record<string, FoundValue> | null;
  editedLineItems: LineItem[] | null;
  changes: Change[];
  issues: CorrectionIssue[];
};

type Wanted = Pick<CorrectionsInput, "fields" | "lineItems">;
type Form = { fields: CorrectableField[]; columns: CorrectableField[]; writing: Writing };

/** Applies what a person typed and clicked to a result. Values that mean the same as before are no changes. */
export function correctResult(
  result: OriginalAndEditedResult,
  wanted: Wanted,
  clicks: readonly Click[],
  form: Form,
): CorrectedResult {
  const corrected: CorrectedResult = {
    editedFields: result.editedFields,
    editedLineItems: result.editedLineItems,
    changes: [],
    issues: [],
  };
  correctFields(corrected, valuesOf(result), withClicks(wanted.fields, clicks), clicks, form);
  if (wanted.lineItems) correctLines(corrected, lineItemsOf(result), wanted.lineItems, form);
  return corrected;
}

const withClicks = (fields: Record<string, string>, clicks: readonly Click[]): Record<string, string> => ({
  ...fields,
  ...Object.fromEntries(clicks.flatMap(({ field, text }) => (text === null ? [] : [[field, text]]))),
});

function correctFields(
  corrected: CorrectedResult,
  values: Record<string, FoundValue>,
  typed: Record<string, string>,
  clicks: readonly Click[],
  { fields, writing }: Form,
): void {
  for (const [key, text] of Object.entries(typed)) {
    const field = fields.find((candidate) => candidate.key === key);
    const path = ["fields", key];
    const place = clicks.find((click) => click.field === key)?.place ?? null;
    const edited = editValue(corrected, field, path, text, values[key], { lineNumber: null, place }, writing);
    if (edited) corrected.editedFields = { ...corrected.editedFields, [key]: edited };
  }
}

function correctLines(
  corrected: CorrectedResult,
  present: LineItem[],
  wanted: NonNullable<Wanted["lineItems"]>,
  form: Form,
): void {
  const before = corrected.changes.length;
  const rows: LineItem[] = [];
  const kept = new Set<number>();
  for (const [index, { line, cells }] of wanted.entries()) {
    const old = line === null ? undefined : present[line];
    if (line !== null && (!old || kept.has(line))) {
      const path = ["lineItems", index, "line"];
      corrected.issues.push({ path, message: "documents.error.no-such-line" });
      continue;
    }
    if (line !== null) kept.add(line);
    const row = correctRow(corrected, old, cells, { index, lineNumber: rows.length + 1 }, form);
    if (Object.values(row.cells).some(({ value }) => value !== "")) rows.push(row);
  }
  for (const [line, row] of present.entries())
    if (!kept.has(line)) corrected.changes.push(...removalOf(row, line + 1));
  if (corrected.changes.length > before) corrected.editedLineItems = rows;
}

function correctRow(
  corrected: CorrectedResult,
  old: LineItem | undefined,
  cells: Record<string, string>,
  { index, lineNumber }: { index: number; lineNumber: number },
  { columns, writing }: Form,
): LineItem {
  let row: LineItem = old ?? { cells: {}, arithmetic: "untested" };
  for (const [key, text] of Object.entries(cells)) {
    const column = columns.find((candidate) => candidate.key === key);
    const path = ["lineItems", index, "cells", key];
    const at = { lineNumber, place: null };
    const edited = editValue(corrected, column, path, text, old?.cells[key], at, writing);
    if (edited) row = { cells: { ...row.cells, [key]: edited }, arithmetic: "untested" };
  }
  return row;
}

/** Records the change and returns the value as edited; nothing when it stays as it was or cannot be understood. */
function editValue(
  corrected: CorrectedResult,
  field: CorrectableField | undefined,
  path: (string | number)[],
  text: string,
  present: FoundValue | undefined,
  at: { lineNumber: number | null; place: Place | null },
  writing: Writing,
): FoundValue | null {
  const parsed = field
    ? parseTypedValue(text, field.type, writing)
    : { messageKey: "documents.error.no-such-field" };
  if ("messageKey" in parsed || !field) {
    corrected.issues.push({
      path,
      message: "messageKey" in parsed ? parsed.messageKey : "documents.error.no-such-field",
    });
    return null;
  }
  const { value } = parsed;
  const old = present?.value ?? "";
  if (areEqualValues(value, old, field.type) && !at.place) return null;
  corrected.changes.push({ field: field.key, ...at, oldValue: present?.value ?? null, newValue: value });
  const reasons = [editedReason(old)];
  return { value, raw: text.trim(), confidence: 1, place: at.place, reasons };
}

const removalOf = (row: LineItem, lineNumber: number): Change[] =>
  Object.entries(row.cells)
    .filter(([, cell]) => cell.value !== "")
    .map(([field, cell]) => ({ field, lineNumber, oldValue: cell.value, newValue: null, place: null }));
