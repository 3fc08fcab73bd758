import type { GreyImage } from "../grey/grey-image";
import { isBlank } from "../grey/is-blank";
import { scale } from "../grey/scale";
import { turnQuarters } from "../grey/turn-quarters";
import type { Page, Word } from "../page";
import { straightenSheet } from "../sheet/straighten-sheet";
import { digitsInNumbers } from "./digits-in-numbers";
import { findTurns } from "./find-turns";
import { firstLook, isPoor, type Look, otherLook } from "./look";
import { lookCloser } from "./look-closer";
import { meanConfidence } from "./mean-confidence";
import { mergeReadings } from "./merge-readings";
import { preparePage } from "./prepare-page";
import { readMissedLines } from "./read-missed-lines";
import { readingScore } from "./reading-score";
import type { RecogniseWords } from "./recognise-words";
import { restorePoint } from "./restore-point";
import { speaksEnglish } from "./speaks-english";
import { sureness } from "./sureness";
import { withoutNoise } from "./without-noise";
import { wordOnPage } from "./word-on-page";

const largestSide = 3600;
const reducedSide = 3300;
const lying = 0.65;

/** One attempt at a page: what was tried and what came out, boxes already in fractions of the page as turned. */
type Attempt = { words: Word[]; turns: number; english: boolean; look: Look; page: GreyImage };

/**
 * Recognises a page: cleans it, reads it, and reads the doubtful places again from close by. Where the whole is poor it
 * looks again, first turned by quarters, then softened or with another layout, and makes one reading of the two.
 * `page` is the picture with its EXIF turn applied; the result is upright.
 */
export async function recognisePage(
  number: number,
  page: GreyImage,
  recognise: RecogniseWords,
): Promise<Page> {
  if (isBlank(page)) return pageOf(number, { words: [], turns: 0, page }, 1);
  const longest = Math.max(page.width, page.height);
  const image = longest > largestSide ? scale(page, reducedSide / longest) : page;
  let best = await attempt(image, 0, undefined, recognise);
  if (sureness(best.words) < lying) best = await turnedIfBetter(image, best, recognise);
  if (best.words.length > 0 && isPoor(best.look, sureness(best.words)))
    best = await withSecondLook(best, recognise);
  best.words = withoutNoise(best.words);
  return pageOf(number, best, meanConfidence(best.words));
}

async function attempt(
  image: GreyImage,
  turns: number,
  chosen: Look | undefined,
  recognise: RecogniseWords,
): Promise<Attempt> {
  const page = turnQuarters(image, turns);
  const sheet = straightenSheet(page);
  const { width, height } = sheet.image;
  const look = chosen ?? firstLook(sheet.image);
  const prepared = preparePage(sheet.image, look.softened, sheet.image !== page);
  const { enlarged, layout, languages } = look;
  const picture = scale(prepared.image, enlarged);
  const seen = await recognise(picture, layout, languages);
  const english = speaksEnglish(seen);
  const sure = sureness(seen);
  // A slip that is looked at again as a whole needs no closer look before.
  const closer = sure >= lying && !(layout === "block" && isPoor(look, sure));
  const known = english ? "english" : "all";
  let recognised = closer ? await lookCloser(picture, seen, recognise, known) : seen;
  if (closer) recognised = await readMissedLines(picture, recognised, recognise, known);
  const words = recognised
    .map((word) => restorePoint(picture, { ...word, text: digitsInNumbers(word.text) }))
    .map((word) =>
      wordOnPage(word, { width, height, onPicture: sheet.onPicture, skew: prepared.skew, enlarged }),
    );
  return { words, turns, english, look: { ...look, softened: prepared.softened }, page };
}

async function turnedIfBetter(image: GreyImage, first: Attempt, recognise: RecogniseWords): Promise<Attempt> {
  const turns = await findTurns(straightenSheet(image).image, recognise);
  if (turns === 0) return first;
  const turned = await attempt(image, turns, undefined, recognise);
  return readingScore(turned.words) > readingScore(first.words) ? turned : first;
}

async function withSecondLook(first: Attempt, recognise: RecogniseWords): Promise<Attempt> {
  const { page, english } = first;
  const letters = first.words.map((word) => (word.box[3] - word.box[1]) * page.height).sort((a, b) => a - b);
  const other = otherLook(page, first.look, letters[letters.length >> 1]);
  const look: Look = { ...other, languages: english ? "english" : "all" };
  const again = await attempt(page, 0, look, recognise);
  return { ...first, words: mergeReadings(first.words, again.words) };
}

function pageOf(
  number: number,
  { words, turns, page }: Pick<Attempt, "words" | "turns" | "page">,
  confidence: number,
): Page {
  return { number, width: page.width, height: page.height, source: "ocr", confidence, turns, words };
}
