import { finishedAsync } from "../../runtime/steps";
import type { GreyImage } from "../image/grey-image";
import { readStretch } from "./read-stretch";
import type { Languages, RecognisedWord, RecogniseWords } from "./recognise-words";
import { unreadStretchesInSteps } from "./unread-stretches";

/** Set by hand: words found in what looked empty must be surer than others. */
const sureEnough = 0.7;
/** Set by hand: words below count as not read. */
const guessed = 0.5;

/**
 * Reads the places of a levelled picture that look like lines of text and that the first look passed over or only guessed
 * at, and adds the words that the recogniser is sure of. `words` and the result are in pixels of `image`. `turn` is
 * awaited while they are looked for.
 */
export async function readMissedLines(
  image: GreyImage,
  words: RecognisedWord[],
  recognise: RecogniseWords,
  languages: Languages,
  turn: () => Promise<void> = async () => {},
): Promise<RecognisedWord[]> {
  const found = words.filter(({ confidence }) => confidence >= guessed);
  const added: RecognisedWord[] = [];
  for (const stretch of await finishedAsync(unreadStretchesInSteps(image, found), turn)) {
    const read = await readStretch(image, stretch, recognise, languages);
    const sure = read.filter(({ confidence }) => confidence >= sureEnough);
    added.push(...sure.filter((word) => !found.some((other) => covers(other, word))));
  }
  return [...words.filter((word) => !added.some((other) => covers(other, word))), ...added];
}

function covers(a: RecognisedWord, b: RecognisedWord): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const width = Math.min(a.right - a.left, b.right - b.left);
  const height = Math.min(a.bottom - a.top, b.bottom - b.top);
  return across > width / 2 && down > height / 2;
}
