import type { FoundValue, LineItem } from "@fieldwise/engine/results";
import type { CorrectionsInput } from "../documents/document-inputs";
import { type DocumentStatus, mayMove } from "../documents/status";
import type { Writing } from "../documents/typed-number";
import type { ExportedField } from "../exports/exported-document";
import type { EditLayout, EditRow, RowOutcome, RowProblem, RowReport } from "./edit-upload";
import { readCell } from "./read-cell";
import { isOfRevision, isRevision } from "./revision-tag";

/**
 * A document as it stands, for the rows that are about it. `items` are the line items that rows name, by their number from 1;
 * `itemCount` is how many there are.
 */
export type PresentDocument = {
  id: string;
  revision: number;
  tag: string;
  status: DocumentStatus;
  fields: Record<string, FoundValue>;
  items: ReadonlyMap<number, LineItem>;
  itemCount: number;
};

/** A column of the upload: its field, or null for a name that the model does not have. */
export type PlannedColumn = { name: string; field: ExportedField | null };

/** What a row does; nothing of a document is saved unless all its rows can be. */
export type PlannedRow = { number: number; outcome: RowOutcome; report: RowReport };

/** What is to be saved of a document, in canonical form; null when nothing is. */
export type PlannedCorrections = Pick<CorrectionsInput, "fields" | "lineItems" | "rows"> | null;

export type EditPlan = { rows: PlannedRow[]; corrections: PlannedCorrections };

/** How people say that a line item is new, in the languages of the product. */
const newLines: readonly string[] = ["new", "nueva", "nuevo"];

/** The columns of an upload with their fields. */
export const plannedColumns = (
  { columns }: EditLayout,
  fields: ReadonlyMap<string, ExportedField>,
): PlannedColumn[] =>
  columns.map(({ source, name }) => ({ name, field: (source !== null && fields.get(source)) || null }));

/** Compares the rows of one document with how it stands: what each of them would change, and what is wrong with it. */
export function planEdits(
  rows: readonly EditRow[],
  present: PresentDocument | null,
  columns: readonly PlannedColumn[],
  writing: Writing,
): EditPlan {
  if (!present) return { rows: rows.map((row) => outcomeOf(row, "unknown")), corrections: null };
  const state: State = { fields: {}, edited: new Map(), added: [], seen: new Set() };
  const planned = rows.map((row) => planRow(row, present, columns, writing, state));
  const isChanged = planned.some(({ outcome }) => outcome === "change");
  if (isChanged && !mayMove(present.status, "userEdited"))
    return { rows: planned.map((row) => refusedAsChange(row)), corrections: null };
  if (planned.some(({ outcome }) => outcome !== "change" && outcome !== "same"))
    return { rows: planned.map(heldBack), corrections: null };
  return { rows: planned, corrections: isChanged ? correctionsOf(state, present.itemCount) : null };
}

type Cells = Record<string, string>;
type State = { fields: Cells; edited: Map<number, Cells>; added: Cells[]; seen: Set<string> };

const outcomeOf = ({ number }: EditRow, outcome: RowOutcome, problems: RowProblem[] = []): PlannedRow => ({
  number,
  outcome,
  report: { changes: [], problems },
});

const heldBack = (row: PlannedRow): PlannedRow =>
  row.outcome === "change" ? { ...row, outcome: "held" } : row;

const refusedAsChange = (row: PlannedRow): PlannedRow =>
  row.outcome === "change"
    ? {
        ...row,
        outcome: "invalid",
        report: { ...row.report, problems: [whole("documents.error.not-editable")] },
      }
    : row;

const whole = (key: string, values: Record<string, string> = {}): RowProblem => ({ field: "", key, values });

function planRow(
  row: EditRow,
  present: PresentDocument,
  columns: readonly PlannedColumn[],
  writing: Writing,
  state: State,
): PlannedRow {
  const problem = problemOfRow(row, present, state);
  if (problem) return outcomeOf(row, "invalid", [problem]);
  if (!isOfRevision(row.revision, present.revision, present.tag)) return outcomeOf(row, "conflict");
  const isLine = row.line !== "";
  const standing = isLine ? (present.items.get(Number(row.line))?.cells ?? {}) : present.fields;
  const report: RowReport = { changes: [], problems: [] };
  const cells: Cells = {};
  for (const [at, { name, field }] of columns.entries()) {
    const cell = row.cells[at] ?? null;
    if (cell === null) continue;
    if (!field || field.line !== isLine) {
      const key = field
        ? isLine
          ? "edits.problem.of-document"
          : "edits.problem.of-line"
        : "edits.problem.no-such-field";
      report.problems.push({ field: name, key, values: {} });
      continue;
    }
    const from = standing[field.key]?.value ?? "";
    const reading = readCell(cell, from, field.type, writing);
    if (reading.kind === "problem")
      report.problems.push({ field: name, key: reading.key, values: { value: shownCell(cell) } });
    else if (reading.kind === "value") {
      cells[field.key] = reading.value;
      report.changes.push({ field: name, from, to: reading.value });
    }
  }
  if (report.problems.length > 0) return { number: row.number, outcome: "invalid", report };
  if (report.changes.length === 0) return { number: row.number, outcome: "same", report };
  note(row, cells, state);
  return { number: row.number, outcome: "change", report };
}

function problemOfRow(row: EditRow, present: PresentDocument, { seen }: State): RowProblem | null {
  if (row.revision === "") return whole("edits.problem.no-revision");
  if (!isRevision(row.revision)) return whole("edits.problem.not-a-revision", { value: row.revision });
  if (newLines.includes(row.line)) return null;
  if (seen.has(row.line)) return whole("edits.problem.row-twice");
  seen.add(row.line);
  if (row.line === "") return null;
  const isNumber = /^[1-9]\d{0,5}$/.test(row.line);
  if (isNumber && Number(row.line) <= present.itemCount) return null;
  // Of a document that changed meanwhile, that is what is told.
  if (isNumber && !isOfRevision(row.revision, present.revision, present.tag)) return null;
  return whole("edits.problem.no-such-line", { value: row.line });
}

function note(row: EditRow, cells: Cells, state: State): void {
  if (row.line === "") state.fields = cells;
  else if (newLines.includes(row.line)) state.added.push(cells);
  else state.edited.set(Number(row.line), cells);
}

/** The changed line items as the run of rows from the first to the last of them, new ones behind all others. */
function correctionsOf({ fields, edited, added }: State, itemCount: number): PlannedCorrections {
  if (edited.size === 0 && added.length === 0) return { fields };
  const numbers = [...edited.keys()];
  const last = added.length > 0 ? itemCount : Math.max(...numbers);
  const first = Math.min(...numbers, last);
  const run = Array.from({ length: last === 0 ? 0 : last - first + 1 }, (_, at) => first + at);
  return {
    fields,
    lineItems: [
      ...run.map((number) => ({ line: number - 1, cells: edited.get(number) ?? {} })),
      ...added.map((cells) => ({ line: null, cells })),
    ],
    rows: { first: Math.max(first - 1, 0), count: run.length },
  };
}

/** Characters of a cell that a sentence repeats. */
const mostShown = 60;

const shownCell = (cell: string | number): string => {
  const text = String(cell);
  return text.length > mostShown ? `${text.slice(0, mostShown)}\u2026` : text;
};

/** The line items that rows of a document name, from the first to the last, as numbers from 1; null when they name none. */
export function namedLines(rows: readonly EditRow[]): { first: number; last: number } | null {
  const numbers = rows.flatMap(({ line }) => (/^[1-9]\d{0,5}$/.test(line) ? [Number(line)] : []));
  return numbers.length > 0 ? { first: Math.min(...numbers), last: Math.max(...numbers) } : null;
}
