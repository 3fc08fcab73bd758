import type { Rect } from "../../geometry/rect";
import { finished, type Steps } from "../../runtime/steps";
import { inkOfInSteps } from "../ocr/lines/ink-of";
import { inkPieces } from "../ocr/lines/ink-pieces";
import { blur } from "./blur";
import type { GreyImage } from "./grey-image";

/** Times that ink is softened before a page is given up as uncountable. */
const mostTimes = 3;

/** In pixels: letters that are lower cannot be read. */
const lowestLetter = 6;
/** In pixels: higher is no print of a line. */
const highestLetter = 200;
/** Set by hand: as many letters beside each other make a word, and seldom come about by chance. */
const shortestChain = 4;
/** Set by hand, of the letters' height: the widest gap between two of them. */
const widestGap = 1;
/** Set by hand: how much two neighbours may differ in height. */
const mostTimesHigher = 2.2;
/** Set by hand, of the pieces as high as letters: on printed pages more than half stand beside each other. */
const chainedShare = 0.25;
/** Set by hand: fewer are a page with next to nothing on it, which costs no time. */
const fewestPieces = 60;
/** Set by hand: a page has dust on it when there are so many pieces, however small. */
const fewestSpecks = 300;
/** Bounds the memory: A4 full of small print has some 60,000 runs. */
const mostRuns = 250_000;
/** In pixels: the height of a shelf on which neighbours are looked for. */
const shelf = 8;
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
  const chained = new Set([...inChains(letters), ...inChains(letters.map(turned))]);
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

const isLetterHigh = ({ left, top, right, bottom }: Rect): boolean =>
  Math.max(right - left, bottom - top) >= lowestLetter &&
  Math.min(right - left, bottom - top) <= highestLetter;

/** Text that lies on its side reads down the page. */
const turned = ({ left, top, right, bottom }: Rect): Rect => ({
  left: top,
  top: left,
  right: bottom,
  bottom: right,
});

/** The places in the list of the pieces that stand in a row with others of their size. */
function inChains(pieces: readonly Rect[]): number[] {
  const order = pieces.map((_, at) => at).sort((a, b) => (pieces[a]?.left ?? 0) - (pieces[b]?.left ?? 0));
  const shelves = new Map<number, number[]>();
  const next = new Int32Array(pieces.length).fill(-1);
  const before = new Int32Array(pieces.length).fill(1);
  const after = new Int32Array(pieces.length).fill(1);
  // From the right, so that those to the right are on their shelves.
  for (const at of order.toReversed()) {
    const piece = pieces[at];
    if (!piece) continue;
    next[at] = neighbourOf(piece, pieces, shelves);
    after[at] = 1 + (next[at] < 0 ? 0 : (after[next[at]] ?? 0));
    const row = Math.floor((piece.top + piece.bottom) / 2 / shelf);
    const line = shelves.get(row);
    if (line) line.push(at);
    else shelves.set(row, [at]);
  }
  for (const at of order) {
    const following = next[at] ?? -1;
    if (following >= 0) before[following] = Math.max(before[following] ?? 1, (before[at] ?? 1) + 1);
  }
  return order.filter((at) => (before[at] ?? 0) + (after[at] ?? 0) - 1 >= shortestChain);
}

function neighbourOf(piece: Rect, pieces: readonly Rect[], shelves: ReadonlyMap<number, number[]>): number {
  const height = piece.bottom - piece.top;
  const last = Math.floor(piece.bottom / shelf);
  let best = -1;
  let nearest = Math.max(height, lowestLetter) * widestGap;
  for (let row = Math.floor(piece.top / shelf); row <= last; row++) {
    const line = shelves.get(row) ?? [];
    for (let index = line.length - 1; index >= 0; index--) {
      const at = line[index] ?? 0;
      const other = pieces[at];
      if (!other) continue;
      const gap = other.left - piece.right;
      if (gap > highestLetter) break;
      if (gap <= -height || gap > nearest || other.left <= piece.left || !isAlike(height, other)) continue;
      nearest = gap;
      best = at;
    }
  }
  return best;
}

function isAlike(height: number, { top, bottom }: Rect): boolean {
  const other = bottom - top;
  return other <= height * mostTimesHigher && height <= other * mostTimesHigher;
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
