import type { Page } from "../reading/page";
import { hashText } from "../weights/feature-hash";

/** How many hashes a sketch keeps: enough to tell layouts apart, few enough to compare a thousand documents. */
const hashesKept = 64;

/**
 * A sketch of a document's printed words: the smallest hashes of those on its first page that have at least four letters
 * and no digit, in ascending order. Two sketches share about as large a part as the words do (bottom-k sketch, Cohen and
 * Kaplan 2007).
 */
export function layoutSketch(pages: readonly Page[]): number[] {
  const hashes = new Set<number>();
  for (const { text } of pages[0]?.words ?? []) {
    const word = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
    if (/^\p{L}{4,}$/u.test(word)) hashes.add(hashText(word) >>> 0);
  }
  return [...hashes].sort((a, b) => a - b).slice(0, hashesKept);
}

/** How alike two documents' words are by their sketches: the Jaccard index as estimated, 0 to 1. */
export function layoutSimilarity(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [new Set(one), new Set(other)];
  const union = [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, hashesKept);
  if (union.length === 0) return 0;
  return union.filter((hash) => first.has(hash) && second.has(hash)).length / union.length;
}
