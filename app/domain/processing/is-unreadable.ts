import type { Page } from "@fieldwise/engine/reading";
import type { ExtractionResult } from "@fieldwise/engine/results";

/** Below this mean confidence what was recognised is as likely noise as text. */
const poor = 0.5;

/** A clear word has three letters or digits and is read this surely; fewer than this share of them is noise. */
const clearFrom = 0.7;
const leastClear = 0.25;

/** A value that is less sure than this may have been found in noise. */
const doubtful = 0.5;

/**
 * Whether a document was too poor a picture to be read: on none of its pages is the recogniser sure of what it saw
 * (`isPoor`), and nothing was found that is more likely right than wrong. A lone currency says nothing: one sign makes it,
 * and noise has signs. A clear page without the wanted fields is not unreadable, only of no use.
 */
export const isUnreadable = (
  isPoor: boolean,
  found: Pick<ExtractionResult, "fields" | "lineItems">,
): boolean =>
  isPoor &&
  Object.entries(found.fields).every(([key, value]) => key === "currency" || value.confidence < doubtful) &&
  found.lineItems.length === 0;

/** Whether none of these pages is read clearly. */
export function arePoor(pages: Iterable<Pick<Page, "confidence" | "words">>): boolean {
  for (const { words, confidence } of pages)
    if (words.length > 0 && confidence >= poor && clearShare(words) >= leastClear) return false;
  return true;
}

function clearShare(words: Page["words"]): number {
  const clear = words.filter(
    ({ text, confidence }) => confidence >= clearFrom && text.replace(/[^\p{L}\p{N}]/gu, "").length >= 3,
  );
  return clear.length / Math.max(1, words.length);
}
