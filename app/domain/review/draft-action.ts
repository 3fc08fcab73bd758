import type { Box } from "@fieldwise/engine/reading";
import type { PagePoint } from "./review-draft";

/**
 * Something that only changes the review's form. Rows are counted from 0 among those at hand; a word is known by its page
 * and its index there, a corner and a box by fractions of the page's width and height.
 */
export type DraftAction =
  | { type: "undo" | "redo" }
  | { type: "word"; page: number; index: number }
  | { type: "corner"; point: PagePoint }
  | { type: "box"; box: Box }
  | { type: "add"; row: number | null }
  | { type: "delete" | "split" | "merge"; row: number }
  | { type: "paste"; text: string }
  | { type: "checked"; input: string };

/** What the form's buttons send: an intent ("delete:2"), a word ("1:14"), or where the page's image was clicked. */
export type PressedButton = {
  intent: string;
  word?: string | null;
  corner?: PagePoint | null;
  pasted?: string;
};

/** What a pressed button does to the form; null for one that does something else. */
export function draftActionOf({ intent, word, corner, pasted = "" }: PressedButton): DraftAction | null {
  if (word) {
    const [, page, index] = /^(\d+):(\d+)$/.exec(word) ?? [];
    return page === undefined ? null : { type: "word", page: Number(page), index: Number(index) };
  }
  if (corner) return { type: "corner", point: corner };
  const [, input] = /^checked:([\w.:-]{1,200})$/.exec(intent) ?? [];
  if (input !== undefined) return { type: "checked", input };
  const [, type, at] = /^(undo|redo|add|delete|split|merge|paste)(?::(\d{1,4}))?$/.exec(intent) ?? [];
  const row = at === undefined ? null : Number(at);
  if (type === "undo" || type === "redo") return { type };
  if (type === "paste") return { type, text: pasted };
  if (type === "add") return { type, row };
  if (row === null) return null;
  return type === "delete" || type === "split" || type === "merge" ? { type, row } : null;
}
