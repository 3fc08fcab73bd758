import type { PlacedWord } from "./placed-word";

const lineSlack = 0.25;
const overlapSlack = 0.3;
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
