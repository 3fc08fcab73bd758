import { type DuplicateLevel, isStrongerLevel, type ValueLevel } from "./duplicate-level";
import { similarityOf, type TextSketch } from "./text-sketch";

/** One character of so many may differ, and no more than two. */
const oneIn = 4;

/** What is known of a document that may be the same as the one at hand. */
export type Other = {
  documentId: string;
  /** What the two have in common: the file, or keys. */
  file: boolean;
  levels: readonly ValueLevel[];
  sketch: TextSketch | null;
} & OwnNumbers;

/** A document's own numbers, folded, as read and as edited; `certain` says that no sign of them can have been misread. */
type OwnNumbers = { numbers: readonly string[]; certain: boolean };

/** A document that looks like the one at hand; `likeness` (0..1) tells how alike the texts are. */
export type Duplicate = { documentId: string; level: DuplicateLevel; likeness: number | null };

/** Bars set on 24,310 pairs of 221 documents: 18 lie above, all of them versions of one invoice. */
const enoughNumbers = 0.6;
/** The same pairs again: the share of pairs of words in common from which texts look alike. */
const enoughPairs = 0.25;

/**
 * Which of the others look like the document, and by what. Same vendor, day and total alone do not do when both carry a
 * number and the numbers are far apart: two coffees on one morning are two receipts. Where both numbers are certain, any
 * difference parts them, however alike the papers are: a rent or a subscription is billed each month by the same words.
 */
export function findDuplicates(
  own: OwnNumbers & { sketch: TextSketch | null },
  others: readonly Other[],
): Duplicate[] {
  return others.flatMap((other) => {
    const likeness = own.sketch && other.sketch ? similarityOf(own.sketch, other.sketch) : null;
    const isOther = own.certain && other.certain && areTwoNumbers(own.numbers, other.numbers);
    const isAlike = likeness && likeness.numbers >= enoughNumbers && likeness.pairs >= enoughPairs;
    const mayBeOne = !isOther && mayBeOneNumber(own.numbers, other.numbers);
    const levels: DuplicateLevel[] = [
      ...(other.file ? ["file" as const] : []),
      ...other.levels.filter((level) => level !== "date-total" || mayBeOne),
      ...(isAlike && !isOther ? ["text" as const] : []),
    ];
    const [first, ...rest] = levels;
    if (!first) return [];
    const level = rest.reduce((best, next) => (isStrongerLevel(next, best) ? next : best), first);
    return [{ documentId: other.documentId, level, likeness: likeness?.numbers ?? null }];
  });
}

/** Whether no number of one is one of the other, written with or without what stands before or after its digits. */
const areTwoNumbers = (ones: readonly string[], others: readonly string[]): boolean =>
  ones.length > 0 &&
  others.length > 0 &&
  !ones.some((one) =>
    others.some((other) => one === other || isWrittenLonger(one, other) || isWrittenLonger(other, one)),
  );

/** Whether a number is another with more than digits before or after it: "INV-2041" or "2041-A" and "2041". */
function isWrittenLonger(long: string, short: string): boolean {
  if (!long.startsWith(short) && !long.endsWith(short)) return false;
  const more = long.startsWith(short) ? long.slice(short.length) : long.slice(0, -short.length);
  return /\D/.test(more);
}

/** Whether some number of one may be a misreading of some number of the other; unknown numbers may be anything. */
function mayBeOneNumber(ones: readonly string[], others: readonly string[]): boolean {
  if (ones.length === 0 || others.length === 0) return true;
  return ones.some((one) =>
    others.some((other) => one.includes(other) || other.includes(one) || isNear(one, other)),
  );
}

/** Whether two texts of one length differ in at most two characters, or one lacks a character of the other. */
function isNear(one: string, other: string): boolean {
  if (one.length === other.length)
    return (
      [...one].filter((letter, index) => letter !== other[index]).length <= Math.min(2, one.length / oneIn)
    );
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    long.length === short.length + 1 &&
    [...long].some((_, index) => long.slice(0, index) + long.slice(index + 1) === short)
  );
}
