import type { DocumentDetails } from "./document-details";
import { shownValue } from "./shown-value";

/** The values of a review as texts: header fields by key, and the cells of each row by key. */
export type ReviewTexts = { fields: Record<string, string>; lines: Record<string, string>[] };

/** A row as it stands in the form. `line` is its index among the saved rows, null for one that was added. */
export type DraftLine = { line: number | null; cells: Record<string, string> };

/**
 * A review that is under way: what stands in the form, and what stood there when it was opened (`was`). `active` names
 * the input that a click on the page fills ("total", "line.0.quantity"). With `several`, further clicks add words to it.
 * `picked` holds the words that were clicked for an input.
 */
export type ReviewDraft = {
  revision: number;
  was: ReviewTexts;
  fields: Record<string, string>;
  lines: DraftLine[];
  active: string;
  several: boolean;
  picked: Record<string, PickedWords>;
};

/** Words of a page by their index, in the order in which they were clicked. */
export type PickedWords = { page: number; words: number[] };

type Shown = Pick<DocumentDetails, "fields" | "columns" | "lineItems" | "culture">;

/** The values of a document as a person of the model's culture writes them. */
function reviewTexts({ fields, columns, lineItems, culture }: Shown): ReviewTexts {
  return {
    fields: Object.fromEntries(
      fields.map(({ key, type, value }) => [key, shownValue(value ?? "", type, culture)]),
    ),
    lines: lineItems.map(({ cells }) =>
      Object.fromEntries(
        columns.map(({ key, type }) => [key, shownValue(cells[key]?.value ?? "", type, culture)]),
      ),
    ),
  };
}

/** A review that begins: everything as it is saved. */
export function freshDraft(document: Shown & { revision: number }, active: string): ReviewDraft {
  const was = reviewTexts(document);
  const lines = was.lines.map((cells, line) => ({ line, cells }));
  return { revision: document.revision, was, fields: was.fields, lines, active, several: false, picked: {} };
}

/** What of a draft differs from what was there: the changed header values, and all rows if any of them changed. */
export function changesOf({ was, fields, lines }: ReviewDraft) {
  const changed = Object.entries(fields).filter(([key, text]) => text !== (was.fields[key] ?? ""));
  return {
    fields: Object.fromEntries(changed),
    lineItems: linesChanged(was, lines) ? lines.map(changedCells(was)) : undefined,
  };
}

/** The draft on top of what somebody else saved meanwhile: what was changed here stays, all else is theirs. */
export function rebase(draft: ReviewDraft, saved: ReviewDraft): ReviewDraft {
  const { fields, lineItems } = changesOf(draft);
  return {
    ...draft,
    revision: saved.revision,
    was: saved.was,
    fields: { ...saved.fields, ...fields },
    lines: lineItems ? draft.lines.map(stillThere(saved)) : saved.lines,
  };
}

const linesChanged = (was: ReviewTexts, lines: DraftLine[]) =>
  lines.length !== was.lines.length ||
  lines.some(
    ({ line, cells }, index) =>
      line !== index || Object.keys(changedCells(was)({ line, cells }).cells).length > 0,
  );

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

/** A row that the others took away is kept as a new one. */
const stillThere =
  (saved: ReviewDraft) =>
  ({ line, cells }: DraftLine): DraftLine => ({
    line: line !== null && line < saved.lines.length ? line : null,
    cells,
  });
