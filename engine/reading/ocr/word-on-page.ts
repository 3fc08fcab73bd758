import { rotatePoint } from "../image/rotate-point";
import type { Word } from "../page";
import type { RecognisedWord } from "./recognise-words";

/**
 * How the recognised picture came from the upright page: the sheet straightened (`width` and `height` are its size then,
 * `onPicture` leads shares of it to shares of the page), levelled by `skew` degrees, and enlarged by `enlarged`.
 */
export type Preparation = {
  width: number;
  height: number;
  onPicture(across: number, down: number): readonly [number, number];
  skew: number;
  enlarged: number;
};

/** Leads a recognised word back to the upright page, its box in fractions of the page's size. */
export function wordOnPage(word: RecognisedWord, page: Preparation): Word {
  const corners = [
    [word.left, word.top],
    [word.right, word.top],
    [word.left, word.bottom],
    [word.right, word.bottom],
  ].map(([x = 0, y = 0]) => {
    const [across, down] = rotatePoint(x / page.enlarged, y / page.enlarged, page, page.skew);
    return page.onPicture(across / page.width, down / page.height);
  });
  const [left, right] = span(corners.map(([across]) => across));
  const [top, bottom] = span(corners.map(([, down]) => down));
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
