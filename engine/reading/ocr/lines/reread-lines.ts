import { holdsMiddle, isInside, middleOf } from "../../../geometry/rect";
import type { GreyImage } from "../../image/grey-image";
import { meanCharacterConfidence } from "../mean-character-confidence";
import { mergeReadings } from "../merge-readings";
import { readStretch } from "../read-stretch";
import type { Languages, RecognisedWord, RecogniseWords } from "../recognise-words";
import { inkOf } from "./ink-of";
import { inkPieces } from "./ink-pieces";
import { type TextLine, textLines } from "./text-lines";

/** Set by hand: a line whose words are less sure on the whole is worth a second reading. */
const sureEnough = 0.85;
/** Set by hand: one word below makes a line doubtful whatever the others are. */
const surestDoubt = 0.6;
/** Set by hand: a line with ink that no word covers has words that were not read. */
const coveredEnough = 0.85;
// A line with its tails at this height has letters of the size that the recogniser scales to anyway.
const lineHeight = 34;
/** Bounds the time of a page. */
const mostLines = 150;

/**
 * Finds the lines of a levelled picture by their ink and reads those by themselves that the words do not cover or that
 * the recogniser was unsure of; each place is taken from the surer reading. `words` and the result are in pixels of `image`.
 */
export async function rereadLines(
  image: GreyImage,
  words: readonly RecognisedWord[],
  recognise: RecogniseWords,
  languages: Languages,
): Promise<RecognisedWord[]> {
  const kept = new Set(words);
  const added: RecognisedWord[] = [];
  let reread = 0;
  for (const line of textLines(inkPieces(inkOf(image), image.width, image.height))) {
    const known = [...kept].filter((word) => standsIn(word, line));
    if (isWellRead(line, known, words)) continue;
    if (++reread > mostLines) break;
    const again = await readStretch(image, line, recognise, languages, {
      layout: "block",
      height: lineHeight,
    });
    for (const word of known) kept.delete(word);
    const fresh = again.filter((word) => ![...kept].some((other) => holdsMiddle(other, word)));
    added.push(...surer(known, fresh));
  }
  return [...kept, ...added];
}

function isWellRead(
  line: TextLine,
  known: readonly RecognisedWord[],
  words: readonly RecognisedWord[],
): boolean {
  if (known.length === 0 || meanCharacterConfidence(known) < sureEnough) return false;
  if (known.some(({ confidence }) => confidence < surestDoubt)) return false;
  return coveredShare(line, words) >= coveredEnough;
}

/** Which share of the ink of a line lies within words. */
function coveredShare({ pieces }: TextLine, words: readonly RecognisedWord[]): number {
  let ink = 0;
  let covered = 0;
  for (const piece of pieces) {
    ink += piece.pixels;
    if (words.some((word) => isInside(middleOf(piece), word))) covered += piece.pixels;
  }
  return ink === 0 ? 1 : covered / ink;
}

function surer(first: readonly RecognisedWord[], second: readonly RecognisedWord[]): RecognisedWord[] {
  return mergeReadings(first.map(boxed), second.map(boxed)).map(({ box, ...word }) => {
    const [left, top, right, bottom] = box;
    return { ...word, left, top, right, bottom };
  });
}

function boxed({ text, confidence, left, top, right, bottom }: RecognisedWord) {
  return { text, confidence, box: [left, top, right, bottom] as const };
}

const standsIn = (word: RecognisedWord, line: TextLine): boolean => isInside(middleOf(word), line);
