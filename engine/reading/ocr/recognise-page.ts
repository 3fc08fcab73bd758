import { finishedAsync } from "../../runtime/steps";
import type { GreyImage } from "../image/grey-image";
import { isBlank } from "../image/is-blank";
import { meanGrey } from "../image/mean-grey";
import { negativeOf } from "../image/negative-of";
import { scale } from "../image/scale";
import { straightenSheet } from "../image/sheet/straighten-sheet";
import { turnQuarters } from "../image/turn-quarters";
import { withoutDustInSteps } from "../image/without-dust";
import type { Page, Word } from "../page";
import { joinPieces } from "../text-layer/join-pieces";
import { plainCharacters } from "../text-layer/plain-characters";
import { digitsInNumbers } from "./digits-in-numbers";
import { findTurns } from "./find-turns";
import { joinAmounts } from "./join-amounts";
import { rereadLines } from "./lines/reread-lines";
import { looksEnglish } from "./looks-english";
import { meanCharacterConfidence } from "./mean-character-confidence";
import { meanConfidence } from "./mean-confidence";
import { mergeReadings } from "./merge-readings";
import { firstPassSettings, isPoor, nextPassSettings, type PassSettings } from "./pass-settings";
import { preparePageInSteps } from "./prepare-page";
import { readMissedLines } from "./read-missed-lines";
import { readingScore } from "./reading-score";
import type { Languages, RecognisedWord, RecogniseWords } from "./recognise-words";
import { rereadDoubtfulWords } from "./reread-doubtful-words";
import { restorePoint } from "./restore-point";
import { showsWords } from "./shows-words";
import { withoutNoise } from "./without-noise";
import { wordOnPage } from "./word-on-page";

/** In pixels: A4 at 300 dpi has 3,508; larger pictures are made smaller. */
const largestSide = 3600;
/** In pixels: A4 at 282 dpi, enough less to be worth the blur. */
const reducedSide = 3300;
/** Set by hand: mean confidence below which a page may lie on its side. */
const lying = 0.65;
/** Set by hand: mean confidence below which no second look is tried. */
const unreadable = 0.4;

/** Set by hand: the mean level below which a page where nothing is read may be white print on black; its negative is above. */
const darkPage = 100;

/**
 * A page after one pass: the image that was recognized, its words in pixels, and the mapping back to the upright page.
 */
type Pass = {
  picture: GreyImage;
  seen: RecognisedWord[];
  toPage(word: RecognisedWord): Word;
  turns: number;
  look: PassSettings;
  page: GreyImage;
  showsWords: boolean;
};

type Tools = { recognise: RecogniseWords; turn(): Promise<void> };

/** The result of a pass, boxes in fractions of the page as turned. */
type Attempt = Pick<Pass, "turns" | "look" | "page"> & { words: Word[]; languages: Languages };

/**
 * Recognises a page: cleans it, turns it upright when it reads badly as it lies, and reads the doubtful places again
 * from close by. A dark page on which nothing is read is read as its negative. Where the result stays poor it makes
 * another pass, softened or with another layout, and merges the two. `page` is the picture with its EXIF turn applied;
 * the result is upright. `turn` is awaited between pieces of some tenths of a second, so that others can have theirs.
 */
export async function recognisePage(
  number: number,
  page: GreyImage,
  recognise: RecogniseWords,
  turn: () => Promise<void> = async () => {},
): Promise<Page> {
  const tools: Tools = { recognise, turn };
  if (isBlank(page)) return pageOf(number, { words: [], turns: 0, page }, 1);
  const longest = Math.max(page.width, page.height);
  await turn();
  const wanted = longest > largestSide ? scale(page, reducedSide / longest) : page;
  await turn();
  const image = await finishedAsync(withoutDustInSteps(wanted), turn);
  let pass = await see(image, 0, undefined, tools);
  if (pass.showsWords && meanCharacterConfidence(pass.seen) < lying)
    pass = await turnedIfBetter(image, pass, tools);
  let best = await readFrom(pass, tools);
  if (best.words.length > 0 && isPoor(best.look, meanCharacterConfidence(best.words)))
    best = await withSecondLook(best, tools);
  best.words = withoutNoise(best.words);
  if (best.words.length === 0 && meanGrey(page) < darkPage)
    return recognisePage(number, negativeOf(page), recognise, turn);
  return pageOf(number, best, meanConfidence(best.words));
}

async function see(
  image: GreyImage,
  turns: number,
  chosen: PassSettings | undefined,
  { recognise, turn }: Tools,
): Promise<Pass> {
  await turn();
  const page = turnQuarters(image, turns);
  const { image: sheet, onPicture } = straightenSheet(page);
  const { width, height } = sheet;
  await turn();
  const look = chosen ?? firstPassSettings(sheet);
  const { enlarged, layout, languages } = look;
  const preparing = preparePageInSteps(sheet, look.softened, sheet !== page, enlarged);
  const { image: picture, skew, softened } = await finishedAsync(preparing, turn);
  const isSeen = chosen !== undefined || turns > 0 || (await showsWords(picture, recognise, turn));
  const seen = isSeen ? await recognise(picture, layout, languages) : [];
  const toPage = (word: RecognisedWord) => wordOnPage(word, { width, height, onPicture, skew, enlarged });
  return { picture, seen, toPage, turns, look: { ...look, softened }, page, showsWords: isSeen };
}

async function turnedIfBetter(image: GreyImage, first: Pass, tools: Tools): Promise<Pass> {
  const turns = await findTurns(straightenSheet(image).image, tools.recognise);
  if (turns === 0) return first;
  const turned = await see(image, turns, undefined, tools);
  return readingScore(turned.seen) > readingScore(first.seen) ? turned : first;
}

async function readFrom(pass: Pass, tools: Tools): Promise<Attempt> {
  const { picture, toPage, turns, look, page } = pass;
  const languages = looksEnglish(pass.seen) ? "english" : "all";
  const read = (await fromClose(pass, tools, languages)).map((word) =>
    restorePoint(picture, { ...word, text: digitsInNumbers(word.text) }),
  );
  const words = joinPieces(joinAmounts(picture, read)).map(toPage);
  return { words, languages, turns, look, page };
}

/**
 * Reads from closer by what the pass over the whole page did not make out: on slips whole lines, then doubtful words,
 * then gaps.
 */
async function fromClose(
  { picture, seen, look }: Pass,
  { recognise, turn }: Tools,
  languages: Languages,
): Promise<RecognisedWord[]> {
  if (meanCharacterConfidence(seen) < unreadable) return seen;
  const lines = look.layout === "block" ? await rereadLines(picture, seen, recognise, languages) : seen;
  await turn();
  const closer = await rereadDoubtfulWords(picture, lines, recognise, languages);
  await turn();
  return readMissedLines(picture, closer, recognise, languages, turn);
}

async function withSecondLook(first: Attempt, tools: Tools): Promise<Attempt> {
  const { page, languages } = first;
  const letters = first.words.map((word) => (word.box[3] - word.box[1]) * page.height).sort((a, b) => a - b);
  const other = nextPassSettings(page, first.look, letters[letters.length >> 1]);
  const again = await readFrom(await see(page, 0, { ...other, languages }, tools), tools);
  return { ...first, words: mergeReadings(first.words, again.words) };
}

function pageOf(
  number: number,
  { words, turns, page }: Pick<Attempt, "words" | "turns" | "page">,
  confidence: number,
): Page {
  const { width, height } = page;
  return { number, width, height, source: "ocr", confidence, turns, words: words.flatMap(plainWord) };
}

/** The recogniser, too, writes dashes and quotation marks as they are set; a word of which nothing is seen is none. */
function plainWord(word: Word): Word[] {
  const text = plainCharacters(word.text).trim();
  return text === "" ? [] : [{ ...word, text }];
}
