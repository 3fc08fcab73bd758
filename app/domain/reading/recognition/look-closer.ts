import { blur } from "../grey/blur";
import { crop, type PixelArea } from "../grey/crop";
import type { GreyImage } from "../grey/grey-image";
import { scale } from "../grey/scale";
import { doubtfulStretches, type Stretch } from "./doubtful-stretches";
import type { Languages, RecognisedWord, RecogniseWords } from "./recognise-words";
import { sureness } from "./sureness";

const mostStretches = 60;
const lineHeight = 44;
const smallest = 6;
const largest = 150;
const besideShare = 0.35;
const aboveShare = 0.15;

/**
 * Reads the doubtful words a second time, each stretch as a line of its own, softened and brought to the height that the
 * recogniser knows best, and keeps the surer of the two readings. `words` and the result are in pixels of `image`.
 */
export async function lookCloser(
  image: GreyImage,
  words: RecognisedWord[],
  recognise: RecogniseWords,
  languages: Languages,
): Promise<RecognisedWord[]> {
  const stretches = doubtfulStretches(words).filter(isOfLetterSize).slice(0, mostStretches);
  if (stretches.length === 0) return words;
  const replaced = new Map<number, RecognisedWord[]>();
  for (const stretch of stretches) {
    const before = stretch.places.flatMap((place) => words[place] ?? []);
    const after = await readLine(image, stretch, recognise, languages);
    if (sureness(after) <= sureness(before)) continue;
    stretch.places.forEach((place, index) => {
      replaced.set(place, index === 0 ? after : []);
    });
  }
  return words.flatMap((word, place) => replaced.get(place) ?? [word]);
}

function isOfLetterSize({ top, bottom }: Stretch): boolean {
  return bottom - top >= smallest && bottom - top <= largest;
}

async function readLine(
  image: GreyImage,
  stretch: Stretch,
  recognise: RecogniseWords,
  languages: Languages,
): Promise<RecognisedWord[]> {
  const area = around(image, stretch);
  const enlarged = Math.min(3, Math.max(0.5, lineHeight / (stretch.bottom - stretch.top)));
  const words = await recognise(scale(blur(crop(image, area)), enlarged), "line", languages);
  return words.map((word) => ({
    ...word,
    left: area.left + Math.round(word.left / enlarged),
    top: area.top + Math.round(word.top / enlarged),
    right: area.left + Math.round(word.right / enlarged),
    bottom: area.top + Math.round(word.bottom / enlarged),
  }));
}

function around(image: GreyImage, { left, top, right, bottom }: Stretch): PixelArea {
  const beside = Math.round((bottom - top) * besideShare);
  const above = Math.max(3, Math.round((bottom - top) * aboveShare));
  const from = { left: Math.max(0, left - beside), top: Math.max(0, top - above) };
  return {
    ...from,
    width: Math.min(image.width, right + beside) - from.left,
    height: Math.min(image.height, bottom + above) - from.top,
  };
}
