import { overlapY } from "../../geometry/rect";
import type { RecognisedWord } from "./recognise-words";

/** Neighbouring words of one line, by their places in the list, and the box around them in pixels. */
export type Stretch = { places: number[]; left: number; top: number; right: number; bottom: number };

/** Set by hand: words below are read again; numbers have a bar of their own above. */
const doubtful = 0.8;
// What the recogniser is sure enough of in most words, but in numbers one digit can be wrong all the same.
const doubtfulNumber = 0.85;
/** In heights: words nearer than this are read as one stretch. */
const widestGap = 3;

/** The stretches of words that deserve a second look. The words come line by line, as the recogniser gives them. */
export function doubtfulStretches(words: readonly RecognisedWord[]): Stretch[] {
  const stretches: Stretch[] = [];
  words.forEach((word, place) => {
    if (word.confidence >= (/\d/.test(word.text) ? doubtfulNumber : doubtful)) return;
    const last = stretches.at(-1);
    if (last && last.places.at(-1) === place - 1 && follows(last, word)) extend(last, word, place);
    else {
      const { left, top, right, bottom } = word;
      stretches.push({ places: [place], left, top, right, bottom });
    }
  });
  return stretches;
}

function follows(last: Stretch, word: RecognisedWord): boolean {
  const shared = overlapY(last, word);
  const height = Math.min(last.bottom - last.top, word.bottom - word.top);
  const gap = word.left - last.right;
  return shared > height / 2 && gap > -height && gap < height * widestGap;
}

function extend(stretch: Stretch, word: RecognisedWord, place: number): void {
  stretch.places.push(place);
  stretch.left = Math.min(stretch.left, word.left);
  stretch.top = Math.min(stretch.top, word.top);
  stretch.right = Math.max(stretch.right, word.right);
  stretch.bottom = Math.max(stretch.bottom, word.bottom);
}
