import type { GreyImage } from "../grey/grey-image";
import type { RecognisedWord } from "./recognise-words";

// A number that ends in two digits without a separator before them, perhaps after a currency sign.
const unpointed = /^[^\d.]{0,4}\d[\d,]*\d{2}$/;
const pointed = /[.,]\d{2}$/;
const lowestShare = 0.4;
const narrowestShare = 0.05;
const widestShare = 0.45;
const inkShare = 0.55;

type Run = { start: number; end: number };

/**
 * Puts back the decimal point that the recogniser passed over in an amount ("1473" for 14.73): the picture must show one
 * lone dot on the baseline with two digits to its right. `image` is the picture that the word's box refers to.
 */
export function restorePoint(image: GreyImage, word: RecognisedWord): RecognisedWord {
  if (!unpointed.test(word.text) || pointed.test(word.text)) return word;
  const dots = lonelyDots(columnsOf(image, word), word.bottom - word.top);
  const [dot] = dots;
  if (!dot || dots.length > 1) return word;
  const width = word.right - word.left;
  const pitch = (width - (dot.end - dot.start) * 2) / word.text.length;
  const after = (width - dot.end) / pitch;
  if (after < 1.5 || after > 2.6) return word;
  return { ...word, text: `${word.text.slice(0, -2)}.${word.text.slice(-2)}` };
}

/** What a column of pixels shows: nothing, ink near the baseline only, or a stroke of a letter. */
type Column = "empty" | "low" | "letter";

function columnsOf({ width, data }: GreyImage, { left, top, right, bottom }: RecognisedWord): Column[] {
  const threshold = thresholdOf({ width, data }, { left, top, right, bottom });
  const low = bottom - (bottom - top) * lowestShare;
  const columns: Column[] = [];
  for (let x = left; x < right; x++) {
    let highest = bottom;
    for (let y = bottom - 1; y >= top; y--) if ((data[y * width + x] ?? 255) < threshold) highest = y;
    columns.push(highest === bottom ? "empty" : highest >= low ? "low" : "letter");
  }
  return columns;
}

function thresholdOf(
  { width, data }: Pick<GreyImage, "width" | "data">,
  box: Pick<RecognisedWord, "left" | "top" | "right" | "bottom">,
): number {
  let darkest = 255;
  let brightest = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const level = data[y * width + x] ?? 255;
      if (level < darkest) darkest = level;
      if (level > brightest) brightest = level;
    }
  }
  return darkest + (brightest - darkest) * inkShare;
}

// A foot of a digit is low as well, but hangs on a stroke: a dot stands between empty columns.
function lonelyDots(columns: Column[], height: number): Run[] {
  const dots: Run[] = [];
  for (let start = 1; start < columns.length; start++) {
    if (columns[start] !== "low" || columns[start - 1] !== "empty") continue;
    let end = start;
    while (columns[end] === "low") end++;
    const wide = end - start;
    if (columns[end] === "empty" && wide >= height * narrowestShare && wide <= height * widestShare)
      dots.push({ start, end });
    start = end;
  }
  return dots;
}
