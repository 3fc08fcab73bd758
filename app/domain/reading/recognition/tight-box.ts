import type { GreyImage } from "../grey/grey-image";
import type { RecognisedWord } from "./recognise-words";

const inkShare = 0.5;
const leastContrast = 40;

/**
 * Shrinks the box of a word to its ink: the recogniser gives some words, lone digits above all, the height of their whole
 * line and more, so that they seem to stand on another line than their neighbours. `image` is the picture that the box
 * refers to.
 */
export function tightBox(image: GreyImage, word: RecognisedWord): RecognisedWord {
  const box = within(image, word);
  const threshold = thresholdOf(image, box);
  if (threshold === undefined) return word;
  const hasInk = (left: number, top: number, right: number, bottom: number) => {
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++)
        if ((image.data[y * image.width + x] ?? 255) < threshold) return true;
    return false;
  };
  let { left, top, right, bottom } = box;
  while (top < bottom - 1 && !hasInk(left, top, right, top + 1)) top++;
  while (bottom > top + 1 && !hasInk(left, bottom - 1, right, bottom)) bottom--;
  while (left < right - 1 && !hasInk(left, top, left + 1, bottom)) left++;
  while (right > left + 1 && !hasInk(right - 1, top, right, bottom)) right--;
  return { ...word, left, top, right, bottom };
}

type Edges = { left: number; top: number; right: number; bottom: number };

function within({ width, height }: GreyImage, { left, top, right, bottom }: Edges): Edges {
  return {
    left: Math.max(0, left),
    top: Math.max(0, top),
    right: Math.min(width, right),
    bottom: Math.min(height, bottom),
  };
}

/** The tone between paper and ink; undefined where the box shows hardly any difference. */
function thresholdOf({ width, data }: GreyImage, { left, top, right, bottom }: Edges): number | undefined {
  let darkest = 255;
  let brightest = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const level = data[y * width + x] ?? 255;
      if (level < darkest) darkest = level;
      if (level > brightest) brightest = level;
    }
  }
  if (brightest - darkest < leastContrast) return undefined;
  return darkest + (brightest - darkest) * inkShare;
}
