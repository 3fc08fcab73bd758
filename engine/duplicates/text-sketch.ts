import type { Page } from "../reading/page";
import { finished, mappedInSteps, type Steps } from "../runtime/steps";
import { fold } from "../text/fold";
import { foldCode } from "../text/fold-code";
import { hashText, mixHashes } from "../weights/feature-hash";

/** Letters of a word, characters of a number: shorter ones stand on every page. */
const leastCharacters = 3;

/**
 * What is stored of a document's words to recognize another scan of it: the least hashes (MinHash, Broder 1997) of its
 * numbers and of its pairs of words. Two sketches agree in about the share of their members that the documents have in
 * common.
 */
export type TextSketch = { numbers: number[]; pairs: number[] };

/**
 * Twelve bands of four numbers: documents that share 60% of their numbers meet in a band in 81 of 100 cases, 20%
 * in 2.
 */
const bands = 12;
/** Numbers in a band: all of them must agree. */
const rows = 4;
/** With fewer numbers two documents of one layout agree by chance: a date, a total and a few prices. */
const leastNumbers = 6;
/** A share told by 32 hashes is right to within 8 points (one standard deviation), enough for a bar of 25%. */
const pairHashes = 32;

/** The sketch of a document's pages; null when there are too few numbers to tell documents of one layout apart. */
export const textSketchOf = (pages: Iterable<Page>): TextSketch | null => finished(textSketchInSteps(pages));

/** The same in steps. */
export function* textSketchInSteps(pages: Iterable<Page>): Steps<TextSketch | null> {
  const numbers = new Set<string>();
  const words: string[] = [];
  for (const page of pages) {
    const texts = page.words.map((word) => word.text);
    for (const text of texts.filter(isNumber)) numbers.add(foldCode(text));
    words.push(...texts.map(lettersOf).filter((word) => word.length >= leastCharacters));
    yield;
  }
  if (numbers.size < leastNumbers) return null;
  return {
    numbers: yield* leastHashes(numbers, bands * rows),
    pairs: yield* leastHashes(pairsOf(words), pairHashes),
  };
}

/** The keys by which documents with mostly the same numbers find each other: one for each band of the sketch. */
export const bandKeysOf = ({ numbers }: TextSketch): string[] =>
  Array.from({ length: bands }, (_, band) => {
    const hash = numbers.slice(band * rows, (band + 1) * rows).reduce(mixHashes, band);
    return `text|${band}|${(hash >>> 0).toString(36)}`;
  });

/** How much two documents have in common, 0 to 1: their numbers and their pairs of words. */
export const similarityOf = (one: TextSketch, other: TextSketch): { numbers: number; pairs: number } => ({
  numbers: agreement(one.numbers, other.numbers),
  pairs: agreement(one.pairs, other.pairs),
});

const isNumber = (text: string) =>
  (text.match(/\d/g)?.length ?? 0) >= 2 && foldCode(text).length >= leastCharacters;

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]/gu, "");

const pairsOf = (words: readonly string[]): Set<string> =>
  new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));

function* leastHashes(members: ReadonlySet<string>, count: number): Steps<number[]> {
  const hashes = [...members].map(hashText);
  yield;
  return yield* mappedInSteps(
    Array.from({ length: count }, (_, seed) => seed + 1),
    1,
    (seed) => hashes.reduce((least, hash) => Math.min(least, mixHashes(hash, seed) >>> 0), 0xffffffff),
  );
}

const agreement = (one: readonly number[], other: readonly number[]) =>
  one.filter((hash, index) => hash === other[index]).length / Math.max(1, one.length);
