import { align } from "./align";
import type { Fingerprint, PlacedWord } from "./fingerprint-of";
import { isLabelWord } from "./is-label-word";

/** What a word of labels weighs; set by hand. */
const labelWeight = 0.35;

/** How alike two documents are: their words in their places, and the numbers only one vendor prints. 0 to 1 each. */
export type LayoutSimilarity = { layout: number; words: number; keys: number };

/** Set by hand, of the page's width: scans of one form are shifted by less. */
const apartX = 0.025;
/** Set by hand, of the page's height: the same. */
const apartY = 0.02;

/**
 * Compares two documents by the share of words that stand in the same place (Dice over `word@place`, words of common
 * labels counting less; a word that moved up or down in its column counts half). `words` leaves the places out.
 */
export function similarityOf(known: Fingerprint, seen: Fingerprint): LayoutSimilarity {
  const alignment = align(known.words, seen.words);
  const places = byText(seen.words);
  let common = 0;
  let shared = 0;
  for (const [text, page, left, middle] of known.words) {
    const x = alignment.scale * left + alignment.right;
    const y = alignment.scale * middle + alignment.down;
    const others = (places.get(text) ?? []).filter(
      (other) => other[1] === page && Math.abs(other[2] - x) < apartX,
    );
    const weight = weightOf(text);
    if (places.has(text)) shared += weight;
    if (others.some((other) => Math.abs(other[3] - y) < apartY)) common += weight;
    else if (others.length > 0) common += weight / 2;
  }
  const all = (total(known.words) + total(seen.words)) / 2;
  const keys = known.keys.filter((key) => seen.keys.includes(key)).length;
  return {
    layout: all > 0 ? Math.min(1, common / all) : 0,
    words: all > 0 ? Math.min(1, shared / all) : 0,
    keys: keys / Math.max(1, Math.min(known.keys.length, seen.keys.length)),
  };
}

const total = (words: readonly PlacedWord[]) => words.reduce((sum, [text]) => sum + weightOf(text), 0);

/** Words that stand on every vendor's documents say little about whose this is. */
function weightOf(text: string): number {
  return isLabelWord(text) ? labelWeight : 1;
}

function byText(words: readonly PlacedWord[]): Map<string, PlacedWord[]> {
  const found = new Map<string, PlacedWord[]>();
  for (const word of words) {
    const same = found.get(word[0]);
    if (same) same.push(word);
    else found.set(word[0], [word]);
  }
  return found;
}
