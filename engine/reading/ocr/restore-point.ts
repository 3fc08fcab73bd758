import type { GreyImage } from "../image/grey-image";
import { loneDots } from "./lone-dots";
import type { RecognisedWord } from "./recognise-words";

/** Widths of a digit right of the point: two digits, which are a little narrower or wider than the mean. */
const leastAfter = 1.5;
/** The other bound. */
const mostAfter = 2.6;

// A number that ends in two digits without a separator before them, perhaps after a currency sign.
const unpointed = /^[^\d.]{0,4}\d[\d,]*\d{2}$/;
const pointed = /[.,]\d{2}$/;
/**
 * Puts back the decimal point that the recogniser passed over in an amount ("1473" for 14.73): the picture must show one
 * lone dot on the baseline with two digits to its right. `image` is the picture that the word's box refers to.
 */
export function restorePoint(image: GreyImage, word: RecognisedWord): RecognisedWord {
  if (!unpointed.test(word.text) || pointed.test(word.text)) return word;
  const dots = loneDots(image, word);
  const [dot] = dots;
  if (!dot || dots.length > 1) return word;
  const width = word.right - word.left;
  const pitch = (width - (dot.end - dot.start) * 2) / word.text.length;
  const after = (width - dot.end) / pitch;
  if (after < leastAfter || after > mostAfter) return word;
  return { ...word, text: `${word.text.slice(0, -2)}.${word.text.slice(-2)}` };
}
