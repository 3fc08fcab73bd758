import type { Box, Word } from "@fieldwise/engine/reading";
import { fillFrom } from "./pick-word";
import type { PagePoint, ReviewDraft } from "./review-draft";

/** A page as far as boxes need it. */
type Printed = { number: number; words: readonly Pick<Word, "text" | "box">[] };

// Less than this (a fraction of the page) in both directions is a click, not a box.
const leastSide = 0.004;

/** The box between two corners; null when they are hardly apart. */
export function boxBetween(one: Omit<PagePoint, "page">, other: Omit<PagePoint, "page">): Box | null {
  const [left, right] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [top, bottom] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  return right - left < leastSide && bottom - top < leastSide ? null : [left, top, right, bottom];
}

/** The words whose middle lies in the box, line by line. */
function wordsIn(page: Pick<Printed, "words">, [left, top, right, bottom]: Box): number[] {
  return page.words
    .map(({ box }, index) => ({ index, x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2 }))
    .filter(({ x, y }) => x >= left && x <= right && y >= top && y <= bottom)
    .map(({ index }) => index);
}

/**
 * The draft after a box was drawn on a page: the active input holds the words in it and the next one in `order` is active.
 * Where no words stand, the input keeps its text, and the box says where that is found.
 */
export function pickBox(draft: ReviewDraft, page: Printed, box: Box, order: string[]): ReviewDraft {
  const words = wordsIn(page, box);
  const place = words.length > 0 ? { page: page.number, words } : { page: page.number, words, box };
  return { ...fillFrom(draft, page, place, order), corner: null };
}

/** The draft after a click that gives a corner: the first is remembered, the second completes the box. */
export function pickCorner(
  draft: ReviewDraft,
  page: Printed,
  point: PagePoint,
  order: string[],
): ReviewDraft {
  const first = draft.corner?.page === page.number ? draft.corner : null;
  if (!first) return { ...draft, corner: point };
  const box = boxBetween(first, point);
  return box ? pickBox(draft, page, box, order) : { ...draft, corner: point };
}
