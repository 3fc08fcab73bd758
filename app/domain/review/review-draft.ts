import type { Box } from "@fieldwise/engine/reading";

/** The values of a review as texts: header fields by key, and the cells of each row by key. */
export type ReviewTexts = { fields: Record<string, string>; lines: Record<string, string>[] };

/** A row of the form. `line` is its index among the saved rows, null for one that was added. */
export type DraftLine = { line: number | null; cells: Record<string, string> };

/** What of a review can be undone. */
export type ReviewStep = {
  fields: Record<string, string>;
  lines: DraftLine[];
  picked: Record<string, PickedPlace>;
};

/** What a click on the page gives: one word and on to the next input, several words to the same, or a corner of a box. */
export const pickModes = ["one", "several", "box"] as const;
export type PickMode = (typeof pickModes)[number];

/**
 * Which rows of a long table a review holds: the number of the first (from 0), and of how many in all. Rows of the review
 * are numbered among those that it holds.
 */
export type RowWindowPosition = { first: number; of: number };

/** Rows of a long table that a review shows at once. */
export const rowsOnPage = 100;

/**
 * A review that is under way: what the form holds now, and what it held when it was opened (`was`). `active` names
 * the input that a click on the page fills ("total", "line.0.quantity"). `picked` holds where on the page an input was
 * filled from, `corner` the first corner of a box that is being drawn. `past` and `future` are what undo and redo lead to.
 */
export type ReviewDraft = ReviewStep & {
  revision: number;
  window?: RowWindowPosition;
  was: ReviewTexts;
  active: string;
  pick: PickMode;
  corner: PagePoint | null;
  /** The inputs whose doubtful value a person has checked and left unchanged ("total", "line.0.quantity"). */
  checked: string[];
  past: ReviewStep[];
  future: ReviewStep[];
};

/** Words of a page by their index, in the order in which they were taken; or a box of it in which none stand. */
export type PickedPlace = { page: number; words: number[]; box?: Box };

/** A point of a page in fractions of its width and height. */
export type PagePoint = { page: number; x: number; y: number };

/** What of a draft differs from what was there: the changed header values, and all rows if any of them changed. */
export function changesOf({ was, fields, lines }: Pick<ReviewDraft, "was" | "fields" | "lines">) {
  const changed = Object.entries(fields).filter(([key, text]) => text !== (was.fields[key] ?? ""));
  return {
    fields: Object.fromEntries(changed),
    lineItems: linesChanged(was, lines) ? lines.map(changedCells(was)) : undefined,
  };
}

/** The number of the first row at hand, from 0. */
export const firstRowOf = ({ window }: Pick<ReviewDraft, "window">): number => window?.first ?? 0;

/** How many rows the document has with what the draft makes of those at hand. */
export const rowCountWith = ({ window, was, lines }: Pick<ReviewDraft, "window" | "was" | "lines">): number =>
  (window?.of ?? was.lines.length) - was.lines.length + lines.length;

/** Whether anything of a draft differs from what was there. */
export function isChanged(draft: Pick<ReviewDraft, "was" | "fields" | "lines">): boolean {
  const { fields, lineItems } = changesOf(draft);
  return lineItems !== undefined || Object.keys(fields).length > 0;
}

const linesChanged = (was: ReviewTexts, lines: DraftLine[]) =>
  lines.length !== was.lines.length ||
  lines.some((row, index) => row.line !== index || isLineChanged(was, row));

/** Whether a row was added or a cell of it differs from what was there. */
export const isLineChanged = (was: ReviewTexts, row: DraftLine): boolean =>
  row.line === null || Object.keys(changedCells(was)(row).cells).length > 0;

/** A cell that was not touched is left out: it keeps its confidence and its place. */
const changedCells =
  (was: ReviewTexts) =>
  ({ line, cells }: DraftLine): DraftLine => {
    const before = line === null ? undefined : was.lines[line];
    return {
      line,
      cells: Object.fromEntries(
        Object.entries(cells).filter(([key, text]) => text !== (before?.[key] ?? "")),
      ),
    };
  };
