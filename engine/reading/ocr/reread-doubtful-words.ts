import type { GreyImage } from "../image/grey-image";
import { doubtfulStretches, type Stretch } from "./doubtful-stretches";
import { meanCharacterConfidence } from "./mean-character-confidence";
import { readStretch } from "./read-stretch";
import type { Languages, RecognisedWord, RecogniseWords } from "./recognise-words";

/** Bounds the time of a page. */
const mostStretches = 60;
/** In pixels: smaller print cannot be read at any size. */
const smallest = 6;
/** In pixels: larger is no print of a line. */
const largest = 150;

/**
 * Reads the doubtful words a second time, each stretch as a line, softened and scaled to the height that the recogniser
 * knows best, and keeps the more confident of the two readings. `words` and the result are in pixels of `image`.
 */
export async function rereadDoubtfulWords(
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
    const after = await readStretch(image, stretch, recognise, languages);
    if (meanCharacterConfidence(after) <= meanCharacterConfidence(before)) continue;
    stretch.places.forEach((place, index) => {
      replaced.set(place, index === 0 ? after : []);
    });
  }
  return words.flatMap((word, place) => replaced.get(place) ?? [word]);
}

function isOfLetterSize({ top, bottom }: Stretch): boolean {
  return bottom - top >= smallest && bottom - top <= largest;
}
