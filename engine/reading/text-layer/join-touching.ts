import type { PlacedWord } from "./placed-word";

/** Set by hand, in heights: pieces of one word stand on one line, in one size. */
const lineSlack = 0.25;
/** Set by hand, in heights: italics and kerning reach into the next letter. */
const overlapSlack = 0.3;
/** Set by hand, in heights: a blank is wider. */
const gapSlack = 0.08;

/** Joins neighbouring pieces that touch on one line: writers cut words into several runs to move letters closer. */
export function joinTouching(words: PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last && touches(last, word)) {
      last.text += word.text;
      last.right = Math.max(last.right, word.right);
    } else joined.push({ ...word });
  }
  return joined;
}

function touches(last: PlacedWord, word: PlacedWord): boolean {
  const height = word.bottom - word.top;
  const gap = word.left - last.right;
  const sameLine =
    Math.abs(last.top - word.top) < height * lineSlack &&
    Math.abs(last.bottom - word.bottom) < height * lineSlack;
  return sameLine && gap > -height * overlapSlack && gap < height * gapSlack;
}
