import { overlapY } from "../../geometry/rect";
import type { PlacedWord } from "./placed-word";

/** How two neighbours read that are one word, each and together, and the widest gap between them in their height. */
type Seam = { first?: RegExp; next?: RegExp; whole: RegExp; gap: number };

const address = /^[\w.+-]*@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}$/i;
const seams: Seam[] = [
  // Some fonts set the sign of a mail address apart.
  { first: /@$/, whole: address, gap: 0.55 },
  { next: /^@/, whole: address, gap: 0.55 },
  // Codes with a hyphen, a capital moved towards its neighbour, the mark at the end of a word.
  { first: /-$/, whole: /^[\dA-Z]+(?:-[\dA-Z]+)+$/, gap: 0.18 },
  { first: /^.$/, whole: /^[B-DF-HJ-NP-TV-Z]\p{Ll}+$/u, gap: 0.18 },
  { first: /[\p{L}\d.)%]$/u, next: /^[:;,]$/, whole: /[\p{L}\d]/u, gap: 0.12 },
];
/** In heights: deeper overlapping runs are printed over each other. */
const deepestOverlap = 0.5;
/** Of the height: runs of one line share more. */
const sharedHeight = 0.5;

/**
 * Joins pieces of words that stand so close to each other, and read so much like one word together, that they are one:
 * parts of mail addresses and codes, letters and marks set apart. For words of text layers and of recognition alike, in
 * the order of reading; boxes in any unit that is the same across and down.
 */
export function joinPieces<Piece extends PlacedWord>(words: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  // From the end, so that a sign finds the second part of its address first.
  for (const word of words.toReversed()) {
    const next = joined.at(-1);
    if (next && isOneWord(word, next)) joined.splice(-1, 1, together(word, next));
    else joined.push(word);
  }
  return joined.reverse();
}

function isOneWord(word: PlacedWord, next: PlacedWord): boolean {
  const height = Math.min(word.bottom - word.top, next.bottom - next.top);
  const shared = overlapY(word, next);
  const letters = Math.max(word.bottom - word.top, next.bottom - next.top);
  const gap = (next.left - word.right) / letters;
  if (gap < -deepestOverlap || shared < height * sharedHeight) return false;
  return seams.some(
    ({ first, next: second, whole, gap: widest }) =>
      gap <= widest &&
      (first?.test(word.text) ?? true) &&
      (second?.test(next.text) ?? true) &&
      whole.test(word.text + next.text),
  );
}

function together<Piece extends PlacedWord>(word: Piece, next: Piece): Piece {
  return {
    ...word,
    text: word.text + next.text,
    left: Math.min(word.left, next.left),
    top: Math.min(word.top, next.top),
    right: Math.max(word.right, next.right),
    bottom: Math.max(word.bottom, next.bottom),
  };
}
