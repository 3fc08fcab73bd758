import type { GreyImage } from "../grey/grey-image";
import { isBlank } from "../grey/is-blank";
import { scale } from "../grey/scale";
import { turnQuarters } from "../grey/turn-quarters";
import type { Page, Word } from "../page";
import { findTurns } from "./find-turns";
import { meanConfidence } from "./mean-confidence";
import { preparePage } from "./prepare-page";
import { readingScore } from "./reading-score";
import type { Layout, RecogniseWords } from "./recognise-words";
import { wordOnPage } from "./word-on-page";

const largestSide = 3600;
const reducedSide = 3300;
const smallSide = 2600;
const tinySide = 700;
const doubtful = 0.9;
const poor = 0.7;
const bestLetterHeight = 32;
const clearlyBetter = 1.02;
const noWord = 0.3;

/** How to look at a page: `blurred` undefined leaves it to the measured noise. */
type Look = { layout: Layout; enlarged: number; blurred: boolean | undefined };

/** One attempt at a page: what was tried and what came out, boxes already in fractions of the page as turned. */
type Attempt = { words: Word[]; turns: number; layout: Layout; blurred: boolean; page: GreyImage };

/**
 * Recognises a page: cleans it, reads it as scattered text, and looks again where the words are doubtful, first turned by
 * quarters, then with another layout and letter size. The better reading wins by confidence times length. `page` is the
 * picture with its EXIF turn applied; the result is upright.
 */
export async function recognisePage(
  number: number,
  page: GreyImage,
  recognise: RecogniseWords,
): Promise<Page> {
  if (isBlank(page)) return pageOf(number, { words: [], turns: 0, page }, 1);
  const longest = Math.max(page.width, page.height);
  const image = longest > largestSide ? scale(page, reducedSide / longest) : page;
  let best = await attempt(image, 0, firstLook(image), recognise);
  if (meanConfidence(best.words) < poor) best = await turnedIfBetter(image, best, recognise);
  if (best.words.length > 0 && meanConfidence(best.words) < doubtful)
    best = await againIfBetter(best, recognise);
  best.words = best.words.filter((word) => word.confidence >= noWord);
  return pageOf(number, best, meanConfidence(best.words));
}

async function attempt(
  image: GreyImage,
  turns: number,
  look: Look,
  recognise: RecogniseWords,
): Promise<Attempt> {
  const page = turnQuarters(image, turns);
  const prepared = preparePage(page, look.blurred);
  const { enlarged, layout } = look;
  const { width, height } = page;
  const recognised = await recognise(scale(prepared.image, enlarged), layout);
  const words = recognised.map((word) => wordOnPage(word, { width, height, skew: prepared.skew, enlarged }));
  return { words, turns, layout, blurred: prepared.blurred, page };
}

// The recogniser knows letters of about 300 dpi. Tiny pictures are receipts, one column, and rough from compression.
function firstLook({ width, height }: GreyImage): Look {
  if (Math.min(width, height) < tinySide) return { layout: "column", enlarged: 1.5, blurred: true };
  return { layout: "sparse", enlarged: Math.max(width, height) < smallSide ? 1.5 : 1, blurred: undefined };
}

async function turnedIfBetter(image: GreyImage, first: Attempt, recognise: RecogniseWords): Promise<Attempt> {
  const turns = await findTurns(image, recognise);
  if (turns === 0) return first;
  const turned = await attempt(image, turns, firstLook(image), recognise);
  return readingScore(turned.words) > readingScore(first.words) ? turned : first;
}

async function againIfBetter(first: Attempt, recognise: RecogniseWords): Promise<Attempt> {
  const { page } = first;
  const letters = first.words.map((word) => (word.box[3] - word.box[1]) * page.height).sort((a, b) => a - b);
  const height = letters[letters.length >> 1] ?? bestLetterHeight;
  const wanted = Math.min(2, Math.max(0.6, bestLetterHeight / height));
  const again = await attempt(
    page,
    0,
    {
      layout: otherLayout(first.layout, height * 40 > Math.min(page.width, page.height)),
      enlarged: Math.abs(wanted - 1) < 0.2 ? 1 : wanted,
      blurred: !first.blurred,
    },
    recognise,
  );
  const better = readingScore(again.words) > readingScore(first.words) * clearlyBetter;
  return better ? { ...again, turns: first.turns } : first;
}

function otherLayout(tried: Layout, largeLetters: boolean): Layout {
  if (tried === "column") return "sparse";
  return largeLetters ? "column" : "page";
}

function pageOf(
  number: number,
  { words, turns, page }: Pick<Attempt, "words" | "turns" | "page">,
  confidence: number,
): Page {
  return { number, width: page.width, height: page.height, source: "ocr", confidence, turns, words };
}
