import { compact } from "../layout/fold";
import type { Fingerprint } from "./fingerprint-of";
import { foldWord } from "./fold-word";
import { letterDistance } from "./letter-distance";
import type { Lesson } from "./vendor-memory";

/** How much of the vendor's name and address stands on a page, 0 to 1; a tax number of the vendor decides alone. */
export function vendorEvidence(lesson: Lesson, seen: Fingerprint): number {
  const tax = compact(lesson.fields.vendorTaxNumber?.value ?? "").toUpperCase();
  if (tax.length >= 8 && seen.keys.includes(`tax:${tax}`)) return 1;
  const name = wordsOf(lesson.fields.vendorName?.value);
  const address = wordsOf(lesson.fields.vendorAddress?.value);
  const words = new Set(seen.words.map(([text]) => text));
  if (name.length + address.length > 0) {
    const both = coverage([...name, ...address], words);
    return name.length > 0 ? Math.max(both, 0.6 * coverage(name, words) + 0.4 * both) : both;
  }
  return coverage(headWords(lesson), words);
}

/** Where no vendor was taught, the letterhead speaks for it. */
function headWords({ fingerprint }: Lesson): string[] {
  return fingerprint.words.filter(([, page, , middle]) => page === 1 && middle < 0.35).map(([text]) => text);
}

const wordsOf = (text: string | null | undefined): string[] =>
  (text ?? "")
    .split(/[\s,;/()-]+/)
    .map(foldWord)
    .filter((word) => word !== "");

/** The share of letters whose words stand on the page, one letter off allowed in long words. */
function coverage(words: readonly string[], page: ReadonlySet<string>): number {
  let found = 0;
  let all = 0;
  for (const word of new Set(words)) {
    all += word.length;
    if (
      page.has(word) ||
      (word.length >= 5 && [...page].some((other) => letterDistance(word, other, 1) <= 1))
    )
      found += word.length;
  }
  return all > 0 ? found / all : 0;
}
