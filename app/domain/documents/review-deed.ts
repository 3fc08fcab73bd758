import type { Word } from "@fieldwise/engine";
import { pickCorner } from "./pick-box";
import { pickWord } from "./pick-word";
import type { PagePoint, ReviewDraft } from "./review-draft";
import { addRow, deleteRow, mergeRow, pasteRows, splitRow } from "./review-rows";
import { inputOrder, type ReviewShape } from "./review-shape";
import { redo, undo, withStep } from "./review-steps";

/** What a button or a click asks for: the name of a deed ("delete:2"), the word or the corner that was clicked. */
export type ReviewDeed = {
  intent: string;
  word?: string | null;
  corner?: PagePoint | null;
  pasted?: string;
};

type Printed = { number: number; words: readonly Pick<Word, "text" | "box">[] };

/**
 * The draft after something that only changes the form, with or without script the same; null when it is something else.
 * Whatever changes a value can be undone.
 */
export function applyDeed(
  draft: ReviewDraft,
  deed: ReviewDeed,
  shape: ReviewShape,
  page: Printed | null,
): ReviewDraft | null {
  if (deed.intent === "undo") return undo(draft);
  if (deed.intent === "redo") return redo(draft);
  const after = changed(draft, deed, shape, page);
  return after && withStep(draft, after);
}

function changed(
  draft: ReviewDraft,
  { intent, word, corner, pasted = "" }: ReviewDeed,
  shape: ReviewShape,
  page: Printed | null,
): ReviewDraft | null {
  const order = inputOrder(shape, draft.lines.length);
  if (word) {
    const [, number, index] = /^(\d+):(\d+)$/.exec(word) ?? [];
    return page && Number(number) === page.number ? pickWord(draft, page, Number(index), order) : draft;
  }
  if (corner) return page && corner.page === page.number ? pickCorner(draft, page, corner, order) : draft;
  const [, name, at] = /^(add|delete|split|merge|paste)(?::(\d{1,4}))?$/.exec(intent) ?? [];
  const row = at === undefined ? undefined : Number(at);
  if (name === "add") return addRow(draft, row);
  if (name === "paste") return pasteRows(draft, pasted, shape.columns);
  if (row === undefined) return null;
  if (name === "delete") return deleteRow(draft, row);
  if (name === "split") return splitRow(draft, row, shape.columns);
  return name === "merge" ? mergeRow(draft, row) : null;
}
