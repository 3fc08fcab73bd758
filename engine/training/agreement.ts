import { compact, fold } from "../text/fold";
import type { CandidateType } from "../values/candidate-type";

/** Half a cent. */
const halfCent = 0.005;

/**
 * How well a candidate's value agrees with a true one, 0 to 1. Dates, amounts and numbers agree or not; names and
 * addresses agree by the share of words they have in common (F1), from 0.85 and 0.75 on; all else by letters and digits.
 */
export function agreement(type: CandidateType, value: string, truth: string): number {
  switch (type) {
    case "date":
      return value === truth ? 1 : 0;
    case "amount":
    case "number":
      return Math.abs(Number(value) - Number(truth)) < halfCent ? 1 : 0;
    case "name":
      return atLeast(0.85, sharedWords(value, truth), value, truth);
    case "address":
      return atLeast(0.75, sharedWords(value, truth), value, truth);
    default:
      return compact(value) !== "" && compact(value) === compact(truth) ? 1 : 0;
  }
}

function atLeast(least: number, share: number, value: string, truth: string): number {
  if (compact(value) === compact(truth)) return 1;
  return share >= least ? share : 0;
}

/** F1 of the words that two texts have in common, each word as often as it stands there. */
function sharedWords(one: string, other: string): number {
  const first = wordsOf(one);
  const second = wordsOf(other);
  const left = new Map<string, number>();
  for (const word of first) left.set(word, (left.get(word) ?? 0) + 1);
  let shared = 0;
  for (const word of second) {
    const count = left.get(word) ?? 0;
    if (count > 0) shared += 1;
    left.set(word, count - 1);
  }
  return first.length + second.length > 0 ? (2 * shared) / (first.length + second.length) : 0;
}

function wordsOf(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
