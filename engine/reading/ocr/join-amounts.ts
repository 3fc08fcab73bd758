import { overlapY } from "../../geometry/rect";
import type { GreyImage } from "../image/grey-image";
import { loneDots } from "./lone-dots";
import type { RecognisedWord } from "./recognise-words";

const whole = /^[^\d]{0,4}\d{1,3}(?:[.,]?\d{3})*$/;
const cents = /^\d{2}(?:[%\u20ac]|CR|DR)?$/;
const ending = /[.,]$/;
const beginning = /^[.,]\d{2}$/;
// In letters of one width a point takes the room of a digit.
const widestGap = 1.4;
/** Set by hand, in heights: "12 .50" is one amount. */
const widestBesidePoint = 0.5;
/** Set by hand, in heights: less than beside a point, as commas stand in lists of numbers, too. */
const widestBesideComma = 0.25;
/** Two parts of one amount stand on one line. */
const sharedHeight = 0.6;
/** In pixels: what is looked at beside the two boxes. */
const reach = 2;

/**
 * Joins the two parts of an amount that the recogniser cut at its decimal point: "7,706" and "60" where the picture shows
 * one lone dot on the baseline between them, "55." and "90", "250" and ".00". `image` is the picture that the boxes of
 * the words refer to.
 */
export function joinAmounts(image: GreyImage, words: readonly RecognisedWord[]): RecognisedWord[] {
  const taken = new Set<RecognisedWord>();
  const joined = new Map<RecognisedWord, RecognisedWord>();
  const seconds = words.filter(({ text }) => cents.test(text) || beginning.test(text));
  for (const first of words) {
    const second = seconds.find((other) => isBeside(first, other));
    if (!second || second === first || taken.has(second)) continue;
    const point = pointBetween(image, first, second);
    if (point === undefined) continue;
    taken.add(second);
    joined.set(first, together(first, second, point));
  }
  return words.flatMap((word) => (taken.has(word) ? [] : [joined.get(word) ?? word]));
}

function isBeside(first: RecognisedWord, second: RecognisedWord): boolean {
  const height = second.bottom - second.top;
  const shared = overlapY(first, second);
  const gap = second.left - first.right;
  return shared > height * sharedHeight && gap > -reach && gap < height * widestGap;
}

/** What stands between the two parts of an amount; undefined where they are no amount. */
function pointBetween(image: GreyImage, first: RecognisedWord, second: RecognisedWord): string | undefined {
  const gap = (second.left - first.right) / (second.bottom - second.top);
  const [before, after] = [first.text, second.text];
  const isPointed = ending.test(before) ? cents.test(after) : beginning.test(after);
  if (!whole.test(before.replace(ending, ""))) return undefined;
  if (isPointed)
    return gap < (/,/.test(before.slice(-1) + after) ? widestBesideComma : widestBesidePoint)
      ? ""
      : undefined;
  if (!cents.test(after)) return undefined;
  const between = {
    left: Math.max(0, first.right - reach),
    top: second.top,
    right: Math.min(image.width, second.left + reach),
    bottom: Math.min(image.height, second.bottom + reach),
  };
  if (loneDots(image, between).length !== 1) return undefined;
  return before.includes(".") ? "," : ".";
}

function together(first: RecognisedWord, second: RecognisedWord, point: string): RecognisedWord {
  return {
    text: first.text + point + second.text,
    left: first.left,
    top: Math.min(first.top, second.top),
    right: Math.max(first.right, second.right),
    bottom: Math.max(first.bottom, second.bottom),
    confidence: Math.min(first.confidence, second.confidence),
  };
}
