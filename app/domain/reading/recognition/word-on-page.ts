import { rotatePoint } from "../grey/rotate-point";
import type { Word } from "../page";
import type { RecognisedWord } from "./recognise-words";

/** How the recognised picture came from the upright page: levelled by `skew` degrees, then enlarged by `enlarged`. */
export type Preparation = { width: number; height: number; skew: number; enlarged: number };

/** Leads a recognised word back to the upright page, its box in fractions of the page's size. */
export function wordOnPage(word: RecognisedWord, page: Preparation): Word {
  const corners = [
    [word.left, word.top],
    [word.right, word.top],
    [word.left, word.bottom],
    [word.right, word.bottom],
  ].map(([x = 0, y = 0]) => rotatePoint(x / page.enlarged, y / page.enlarged, page, page.skew));
  const [left, right] = span(corners.map(([x]) => x / page.width));
  const [top, bottom] = span(corners.map(([, y]) => y / page.height));
  return { text: word.text, box: [left, top, right, bottom], confidence: word.confidence };
}

// A levelled box stands askew on the page: half-way between its outer and inner corners lies the tight box.
function span(values: number[]): [number, number] {
  const [first = 0, second = 0, third = 0, fourth = 0] = values.toSorted((a, b) => a - b);
  return [limited((first + second) / 2), limited((third + fourth) / 2)];
}

function limited(share: number): number {
  return Math.min(1, Math.max(0, share));
}
