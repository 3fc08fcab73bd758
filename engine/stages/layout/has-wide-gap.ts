import { heightOf, widthOf } from "../../geometry/rect";
import type { Token } from "./token";

/** Heights of white between two words from which they may be of two texts: between words of one stands about 0.25. */
const leastGap = 0.5;
/** The same in widths of a letter: a typewriter's space is one. */
const leastLetters = 1.4;

/** Whether there is a wider gap between two words of a line than within one text, though not enough to tell by itself. */
export function hasWideGap(before: Token | undefined, token: Token): boolean {
  if (!before) return false;
  const gap = token.left - before.right;
  const letter = (widthOf(before) + widthOf(token)) / (before.text.length + token.text.length);
  return gap > leastGap * Math.min(heightOf(before), heightOf(token)) && gap > leastLetters * letter;
}
