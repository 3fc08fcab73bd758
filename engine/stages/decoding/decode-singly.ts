import { isLabelled, labelOf } from "../scoring/is-labelled";
import type { Chosen, Scored } from "../scoring/scored";

/** Logits of a field without candidates: last in the queue. */
const noScore = -9;

/**
 * A value right beside or below its own label is worth showing even when it is likelier that none is there: of those that the five
 * labelled sources have between -1.5 and 0, weights that had not seen the source, each was right. Their confidence is low.
 */
export const minLabelledScore = -1.5;

/** Numbers of documents, orders and accounts are shown with a weak label, too ("No."): five of five between -1.5 and 0 were right. */
const leastOfNumbers = 0.5;

/** Whether a value that is likelier not there is shown all the same. */
export const isShown = (option: Scored): boolean =>
  option.score > minLabelledScore &&
  (isLabelled(option) || (option.candidate.type === "id" && labelOf(option) >= leastOfNumbers));

/**
 * Chooses for each field its best candidate above zero, the surest field first; a place on the page that one field took
 * is not offered to the next.
 */
export function decodeSingly(scored: Record<string, Scored[]>): Record<string, Chosen> {
  const chosen: Record<string, Chosen> = {};
  const queue = Object.entries(scored).sort(
    (a, b) => (b[1][0]?.score ?? noScore) - (a[1][0]?.score ?? noScore),
  );
  const used = new Set<unknown>();
  for (const [field, list] of queue) {
    const free = list.filter((option) => !option.candidate.tokens.some((token) => used.has(token)));
    const best = free[0];
    if (!best || !(best.score > 0 || isShown(best))) continue;
    for (const token of best.candidate.tokens) used.add(token);
    const other = free.find((option) => option.candidate.value !== best.candidate.value);
    chosen[field] = { ...best, margin: best.score - Math.max(0, other?.score ?? 0), proofs: new Set() };
  }
  return chosen;
}
