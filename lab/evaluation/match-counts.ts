import type { FoundValue } from "@fieldwise/engine/results";
import { matchesTruth } from "./matches-truth";
import type { Truth } from "./read-truth";

/** How many header values of a document are there, were answered, and were answered rightly. */
export type MatchCounts = { truths: number; answers: number; right: number };

/** Marks the header values of a prediction that count. */
export function matchCountsOf(
  found: Readonly<Record<string, FoundValue>>,
  { fields, scored }: Truth,
): MatchCounts {
  const marks: MatchCounts = { truths: 0, answers: 0, right: 0 };
  for (const key of scored) {
    const truth = fields[key];
    const answer = found[key]?.value;
    if (truth) marks.truths += 1;
    if (answer) marks.answers += 1;
    if (truth && answer && matchesTruth(key, answer, truth)) marks.right += 1;
  }
  return marks;
}

/** F1 over the values of the documents that are kept, in percent. */
export function f1Of(marks: ReadonlyMap<string, MatchCounts>, keeps: (id: string) => boolean): number {
  const sum: MatchCounts = { truths: 0, answers: 0, right: 0 };
  for (const [id, own] of marks) {
    if (!keeps(id)) continue;
    sum.truths += own.truths;
    sum.answers += own.answers;
    sum.right += own.right;
  }
  return sum.truths + sum.answers > 0 ? (200 * sum.right) / (sum.truths + sum.answers) : 100;
}
