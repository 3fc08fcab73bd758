import type { Rect } from "../../geometry/rect";
import { finished, type Steps } from "../../runtime/steps";
import { inkOfInSteps } from "../ocr/lines/ink-of";
import { inkPieces } from "../ocr/lines/ink-pieces";
import { blur } from "./blur";
import type { GreyImage } from "./grey-image";
import { inRows, isLetterHigh, turned } from "./letter-rows";

/** Times that ink is softened before a page is given up as uncountable. */
const mostTimes = 3;

/** Set by hand: as many letters beside each other make a word, and seldom come about by chance. */
const shortestChain = 4;
/** Set by hand, of the pieces as high as letters: on printed pages more than half stand beside each other. */
const chainedShare = 0.25;
/** Set by hand: fewer are a page with next to nothing on it, which costs no time. */
const fewestPieces = 60;
/** Set by hand: a page has dust on it when there are so many pieces, however small. */
const fewestSpecks = 300;
/** Bounds the memory: A4 full of small print has some 60,000 runs. */
const mostRuns = 250_000;
/** In pixels: the blurred edge around a speck. */
const rim = 2;

/**
 * A page without the dust on it, where it has more dust than print: every speck that does not stand in a row of letters is
 * made paper. Nearly all others come back as they are. Recognition takes minutes to find no word among specks.
 */
export const withoutDust = (image: GreyImage): GreyImage => finished(withoutDustInSteps(image));

/** The same in steps, of a tenth of a second on a sheet. */
export function* withoutDustInSteps(image: GreyImage): Steps<GreyImage> {
  const ink = yield* countableInk(image);
  if (!ink) return image;
  const pieces = inkPieces(ink, image.width, image.height);
  yield;
  if (pieces.length < fewestPieces) return image;
  const letters = pieces.filter(isLetterHigh);
  const chained = new Set([...inRows(letters, shortestChain), ...inRows(letters.map(turned), shortestChain)]);
  const isMany = letters.length >= fewestPieces || pieces.length >= fewestSpecks;
  const isDusty = isMany && (letters.length === 0 || chained.size < letters.length * chainedShare);
  if (!isDusty) return image;
  const kept = new Set(letters.filter((_, at) => chained.has(at)));
  return withPaper(
    image,
    pieces.filter((piece) => !kept.has(piece)),
  );
}

/** The ink of a page, softened where it is too much to be counted; undefined where it stays too much. */
function* countableInk(image: GreyImage): Steps<Uint8Array | undefined> {
  let seen = image;
  for (let times = 0; times < mostTimes; times++) {
    const ink = yield* inkOfInSteps(seen);
    yield;
    if (runsIn(ink) <= mostRuns) return ink;
    seen = blur(seen);
    yield;
  }
  return undefined;
}

function runsIn(ink: Uint8Array): number {
  let runs = 0;
  for (let at = 1; at < ink.length; at++) if (ink[at] && !ink[at - 1]) runs++;
  return runs;
}

function withPaper(image: GreyImage, specks: readonly Rect[]): GreyImage {
  const { width, height } = image;
  const data = image.data.slice();
  const paper = commonestLevel(image);
  for (const { left, top, right, bottom } of specks)
    for (let y = Math.max(0, top - rim); y < Math.min(height, bottom + rim); y++)
      data.fill(paper, y * width + Math.max(0, left - rim), y * width + Math.min(width, right + rim));
  return { width, height, data };
}

/** The ground of the page: what is put in a speck's place must not be seen there. */
function commonestLevel({ data }: GreyImage): number {
  const counts = new Uint32Array(256);
  for (const level of data) counts[level] = (counts[level] ?? 0) + 1;
  return counts.indexOf(Math.max(...counts));
}
