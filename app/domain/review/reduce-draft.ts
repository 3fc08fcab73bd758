import type { Word } from "@fieldwise/engine/reading";
import type { DraftAction } from "./draft-action";
import { pickBox, pickCorner } from "./pick-box";
import { pickWord } from "./pick-word";
import type { ReviewDraft } from "./review-draft";
import { addRow, deleteRow, mergeRow, pasteRows, splitRow } from "./review-rows";
import { inputOrder, type ReviewShape } from "./review-shape";
import { redo, undo, withStep } from "./review-steps";

/** What a draft is of: the inputs of its form, and the page that is looked at, null while it is not read. */
export type Paper = {
  shape: ReviewShape;
  page: { number: number; words: readonly Pick<Word, "text" | "box">[] } | null;
};

/**
 * The draft after something that only changes the form: in the browser at once, without script by the server, both the
 * same. Whatever changes a value can be undone. Returns the draft itself when nothing changes.
 */
export function reduceDraft(draft: ReviewDraft, action: DraftAction, paper: Paper): ReviewDraft {
  const after = changed(draft, action, paper);
  if (after === draft) return draft;
  const isStep = action.type === "undo" || action.type === "redo";
  const active = activeStillThere(after, paper.shape);
  return { ...withoutMovedCells(draft, isStep ? after : withStep(draft, after)), active };
}

/** A draft in which a value was checked and let stand. */
export const withChecked = (draft: ReviewDraft, input: string): ReviewDraft =>
  draft.checked.includes(input) ? draft : { ...draft, checked: [...draft.checked, input] };

/** A cell is known by its row's number: once rows move, nobody knows which cells were checked. */
function withoutMovedCells(before: ReviewDraft, after: ReviewDraft): ReviewDraft {
  const isMoved = before.lines.length !== after.lines.length;
  const { checked } = after;
  return isMoved ? { ...after, checked: checked.filter((input) => !input.startsWith("line.")) } : after;
}

function changed(draft: ReviewDraft, action: DraftAction, { shape, page }: Paper): ReviewDraft {
  const order = inputOrder(shape, draft.lines.length);
  switch (action.type) {
    case "undo":
      return undo(draft);
    case "redo":
      return redo(draft);
    case "word":
      return action.page === page?.number ? pickWord(draft, page, action.index, order) : draft;
    case "corner":
      return action.point.page === page?.number ? pickCorner(draft, page, action.point, order) : draft;
    case "box":
      return page ? pickBox(draft, page, action.box, order) : draft;
    case "add":
      return addRow(draft, action.row ?? undefined);
    case "delete":
      return deleteRow(draft, action.row);
    case "split":
      return splitRow(draft, action.row, shape.columns);
    case "merge":
      return mergeRow(draft, action.row);
    case "checked":
      return withChecked(draft, action.input);
    case "paste":
      return pasteRows(draft, action.text, shape.columns);
  }
}

/** The input that a click fills; the last row's, or the first field, when its row is gone. */
function activeStillThere({ active, lines }: ReviewDraft, { fields, columns }: ReviewShape): string {
  const [, row, key] = /^line\.(\d+)\.(\w+)$/.exec(active) ?? [];
  if (row === undefined || Number(row) < lines.length) return active;
  return lines.length > 0 ? `line.${lines.length - 1}.${key ?? columns[0]?.key}` : (fields[0]?.key ?? "");
}
