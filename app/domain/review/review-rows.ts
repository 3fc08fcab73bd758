import { pastedTable } from "./pasted-table";
import type { DraftLine, ReviewDraft } from "./review-draft";
import type { ReviewShape } from "./review-shape";

type Columns = ReviewShape["columns"];

/** How many rows a form may have: those of a page of rows, and what is pasted. */
const mostRows = 2_000;

const emptyRow: DraftLine = { line: null, cells: {} };

/** A new row behind row `row` (counted from 0), or at the end. */
export const addRow = (draft: ReviewDraft, row = draft.lines.length - 1): ReviewDraft =>
  withRows(draft, draft.lines.toSpliced(row + 1, 0, emptyRow));

export const deleteRow = (draft: ReviewDraft, row: number): ReviewDraft =>
  withRows(draft, draft.lines.toSpliced(row, 1));

/**
 * Two rows that were read as one are taken apart: where a cell holds several numbers, the first stays and the others go to
 * a new row below; texts are halved if there are such numbers, and stay if not.
 */
export function splitRow(draft: ReviewDraft, row: number, columns: Columns): ReviewDraft {
  const line = draft.lines[row];
  if (!line) return draft;
  const isNumber = (key: string) => columns.some((column) => column.key === key && column.number);
  const cells = Object.entries(line.cells).map(([key, text]) => ({ key, words: wordsOf(text) }));
  const halves = cells.some(({ key, words }) => isNumber(key) && words.length > 1);
  const parts = cells.map(({ key, words }) => {
    const first = isNumber(key) ? 1 : halves ? Math.ceil(words.length / 2) : words.length;
    return [key, words.slice(0, first).join(" "), words.slice(first).join(" ")] as const;
  });
  const upper = { ...line, cells: Object.fromEntries(parts.map(([key, text]) => [key, text])) };
  const lower = { line: null, cells: Object.fromEntries(parts.map(([key, , text]) => [key, text])) };
  return withRows(draft, draft.lines.toSpliced(row, 1, upper, lower));
}

/** The row is put together with the one above it. Values of both are kept side by side, for a person to resolve. */
export function mergeRow(draft: ReviewDraft, row: number): ReviewDraft {
  const [above, line] = [draft.lines[row - 1], draft.lines[row]];
  if (!above || !line) return draft;
  const keys = [...new Set([...Object.keys(above.cells), ...Object.keys(line.cells)])];
  const cells = keys.map((key) => [key, together(above.cells[key], line.cells[key])]);
  const merged = { line: above.line ?? line.line, cells: Object.fromEntries(cells) };
  return withRows(draft, draft.lines.toSpliced(row - 1, 2, merged));
}

/** Cells of a spreadsheet, from the input at hand to the right and down; rows that are missing are added. */
export function pasteRows(draft: ReviewDraft, text: string, columns: Columns): ReviewDraft {
  const { row: first, column: start } = pastedAt(draft, columns);
  const lines = [...draft.lines];
  for (const [index, texts] of pastedTable(text).entries()) {
    const line = lines[first + index] ?? emptyRow;
    const cells = texts.flatMap((cell, column) => {
      const key = columns[start + column]?.key;
      return key === undefined ? [] : [[key, cell] as const];
    });
    lines[first + index] = { ...line, cells: { ...line.cells, ...Object.fromEntries(cells) } };
  }
  return withRows(draft, lines);
}

/** Why a table cannot be pasted where it would go, as the key of a sentence; null when it can. Nothing pasted is dropped. */
export function pasteProblem(draft: ReviewDraft, text: string, columns: Columns): string | null {
  const { row, column } = pastedAt(draft, columns);
  const table = pastedTable(text);
  const width = Math.max(0, ...table.map((texts) => texts.findLastIndex((cell) => cell !== "") + 1));
  if (column + width > columns.length) return "review.error.paste-too-wide";
  return row + table.length > mostRows ? "documents.error.too-many-lines" : null;
}

/** Where pasted cells begin: at the input at hand, else in a new row. */
function pastedAt({ active, lines }: ReviewDraft, columns: Columns) {
  const [, row, key] = /^line\.(\d+)\.(\w+)$/.exec(active) ?? [];
  const column = columns.findIndex((known) => known.key === key);
  return { row: row === undefined ? lines.length : Number(row), column: Math.max(column, 0) };
}

/** Rows move, so what was clicked for rows is forgotten; what was clicked for fields is not. */
function withRows(draft: ReviewDraft, lines: DraftLine[]): ReviewDraft {
  const picked = Object.entries(draft.picked).filter(([name]) => !name.startsWith("line."));
  return { ...draft, lines, picked: Object.fromEntries(picked) };
}

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

function together(above = "", below = ""): string {
  return above === below ? above : [above, below].filter(Boolean).join(" ");
}
