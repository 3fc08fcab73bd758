import type { WordComparison } from "./compare-words";

/** How many of the wrong words are of each kind: numbers, words, single characters, joined or split ones. */
export type ErrorKinds = Record<"numbers" | "letters" | "single" | "joined" | "split", number>;

/** Sorts the true words that were not read by the likely cause. */
export function errorKinds({ extra, missing }: WordComparison): ErrorKinds {
  const kinds: ErrorKinds = { numbers: 0, letters: 0, single: 0, joined: 0, split: 0 };
  const run = extra.join("");
  for (const word of missing) kinds[kindOf(word, extra, run)]++;
  return kinds;
}

function kindOf(word: string, extra: string[], run: string): keyof ErrorKinds {
  if (word.length === 1) return "single";
  if (extra.some((other) => other.length > word.length && other.includes(word))) return "joined";
  if (run.includes(word)) return "split";
  return /\d/.test(word) ? "numbers" : "letters";
}
