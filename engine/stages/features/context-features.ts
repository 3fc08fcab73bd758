import { overlapX, type Rect } from "../../geometry/rect";
import { compact, fold } from "../../text/fold";
import { hashText, mixHashes } from "../../weights/feature-hash";
import type { Candidate } from "../candidates/candidate";
import type { DocumentLayout } from "../layout/document-layout";
import type { Line, Segment } from "../layout/line";
import type { Token } from "../layout/token";

/** Heights that a neighbour's box may reach into the candidate's. Set by hand, like all numbers here; the weights were trained with them. */
const reachIn = 0.3;
/** Words at the left that are features by themselves. */
const wordsLeft = 4;
/** Heights from which one wider gap is like another. */
const widestGap = 5;
/** Says that nothing stands at the left: no gap. */
const noGap = 9;
/** Heights above a value within which words are features. */
const mostHeightsUp = 12;
/** Segments above that are distinguished by their rank. */
const segmentsUp = 3;
/** Words of a segment above, and below. */
const wordsOfSegment = 4;
/** Heights by which edges that are aligned may differ. */
const edgeDrift = 0.5;
/** Words of a segment right above. */
const wordsAbove = 5;
/** Lines below whose words are features. */
const linesDown = 4;
/** Heights below a value within which they are. */
const mostHeightsDown = 3;
/** Page widths that a heading may begin right of what stands below it. */
const headingOverhang = 0.01;
/** Page widths that it may end left of it: forms indent what belongs to a heading. */
const headingReach = 0.3;
/** Words of a heading. */
const longestHeading = 4;
/** Rows into which a page is divided. */
const pageRows = 10;
/** Columns into which a page is divided. */
const pageColumns = 6;
/** How the last of several pages is written; the first is 1, those between are 2. */
const lastPage = 3;
/** Characters from which one more in a text says nothing. */
const mostCharacters = 20;
/** The same of texts distinguished by whether they are figures only. */
const mostOfKind = 14;
/** Letters of a label that are cut into runs: the nearest ones. */
const longestGrams = 18;
/** Letters of a run. */
const gramLength = 4;

/** Tells what stands around a candidate as hashes: words at its left, above, below and right, and where it stands. */
export type ContextFeatures = (candidate: Candidate) => Int32Array;

const tag = {
  left: [1, 2, 3, 4].map((place) => hashText(`left${place}`)),
  leftAny: hashText("left"),
  leftTwo: hashText("left-two"),
  leftThree: hashText("left-three"),
  leftGap: hashText("left-gap"),
  lineHead: hashText("line-head"),
  right: [1, 2].map((place) => hashText(`right${place}`)),
  above: [1, 2, 3].map((place) => hashText(`above${place}`)),
  aboveText: [1, 2, 3].map((place) => hashText(`above-text${place}`)),
  aboveAligned: hashText("above-aligned"),
  header: hashText("header"),
  below: hashText("below"),
  gramLeft: hashText("gram-left"),
  gramAbove: hashText("gram-above"),
  rows: hashText("rows"),
  columns: hashText("columns"),
  page: hashText("page"),
  shape: hashText("shape"),
  prefix: hashText("prefix"),
  length: hashText("length"),
  before: hashText("line-before"),
  alone: hashText("alone"),
  section: hashText("section"),
};

/** The contextFeatures of the candidates of one document. The words of the document are hashed once, when first looked at. */
export function contextFeatures(layout: DocumentLayout): ContextFeatures {
  const words = new Map<Token, number>();
  const wordOf = (token: Token): number => {
    const known = words.get(token);
    if (known !== undefined) return known;
    const hash = hashText(plainWord(token.text));
    words.set(token, hash);
    return hash;
  };
  const pageCount = layout.pageCount;
  return (candidate) => {
    const contextFeatures: number[] = [];
    const line = layout.lines[candidate.line];
    if (line) {
      featuresOnLine(contextFeatures, candidate, line, wordOf);
      featuresAbove(contextFeatures, candidate, layout.lines, wordOf);
      featuresBelow(contextFeatures, candidate, layout.lines, wordOf);
      featuresOfSection(contextFeatures, candidate, layout.lines, wordOf);
    }
    featuresOfPlace(contextFeatures, candidate, layout.heights.get(candidate.page) ?? 1, pageCount);
    featuresOfText(contextFeatures, candidate.raw);
    return Int32Array.from(new Set(contextFeatures));
  };
}

/** Lower case without accents and punctuation at the ends; every run of digits is one "0". */
function plainWord(text: string): string {
  return fold(text)
    .replace(/\d+(?:[.,' ]\d+)*/g, "0")
    .replace(/^[^\p{L}\p{N}%$\u20ac£#]+|[^\p{L}\p{N}%$\u20ac£#]+$/gu, "");
}

/** The features of a word that stands right at the left of a value, or right above it: what it would count there. */
export function wordFeatures(word: string): { left: number[]; above: number[] } {
  const hash = hashText(plainWord(word));
  const [left, above] = [tag.left[0] as number, tag.above[0] as number];
  return {
    left: [left, tag.leftAny].map((kind) => mixHashes(kind, hash)),
    above: [above, tag.header].map((kind) => mixHashes(kind, hash)),
  };
}

type WordOf = (token: Token) => number;

function featuresOnLine(contextFeatures: number[], candidate: Candidate, line: Line, wordOf: WordOf): void {
  const first = candidate.tokens[0];
  const last = candidate.tokens.at(-1);
  const em = candidate.bottom - candidate.top;
  const before = line.tokens.filter(
    (token) => first && token.right <= first.left + reachIn * em && token !== first,
  );
  const near = before.slice(-wordsLeft).reverse();
  near.forEach((token, place) => {
    contextFeatures.push(
      mixHashes(tag.left[place] as number, wordOf(token)),
      mixHashes(tag.leftAny, wordOf(token)),
    );
  });
  const [one, two, three] = near.map(wordOf);
  if (one !== undefined && two !== undefined)
    contextFeatures.push(mixHashes(mixHashes(tag.leftTwo, one), two));
  if (one !== undefined && two !== undefined && three !== undefined)
    contextFeatures.push(mixHashes(mixHashes(mixHashes(tag.leftThree, one), two), three));
  const neighbour = near[0];
  const gap =
    neighbour && first ? Math.min(widestGap, Math.floor((first.left - neighbour.right) / em)) : noGap;
  contextFeatures.push(mixHashes(tag.leftGap, gap));
  if (neighbour && one !== undefined)
    contextFeatures.push(mixHashes(mixHashes(tag.leftGap, one), gap > 2 ? 1 : 0));
  const head = before[0];
  if (head && before.length > 1) {
    contextFeatures.push(mixHashes(tag.lineHead, wordOf(head)));
    if (before[1]) contextFeatures.push(mixHashes(mixHashes(tag.lineHead, wordOf(head)), wordOf(before[1])));
  }
  grams(contextFeatures, tag.gramLeft, labelText(line.segments, before));
  const after = line.tokens.filter(
    (token) => last && token.left >= last.right - reachIn * em && token !== last,
  );
  after.slice(0, 2).forEach((token, place) => {
    contextFeatures.push(mixHashes(tag.right[place] as number, wordOf(token)));
  });
  if (before.length === 0) contextFeatures.push(mixHashes(tag.alone, after.length === 0 ? 2 : 1));
}

/** The text of the segment that ends right before the candidate: its own beginning, or the segment at its left. */
function labelText(segments: readonly Segment[], before: readonly Token[]): string {
  const last = before.at(-1);
  const segment = last && segments.find((one) => one.tokens.includes(last));
  return segment
    ? segment.tokens
        .filter((token) => before.includes(token))
        .map((token) => token.text)
        .join("")
    : "";
}

/** Set by hand: lines above a value whose words are features; the weights were trained with it. */
const mostLinesUp = 14;
/** Rows of a table on one page between a cell and its head; the weights were trained with it. */
const mostLinesToHeader = 60;

function featuresAbove(
  contextFeatures: number[],
  candidate: Candidate,
  lines: readonly Line[],
  wordOf: WordOf,
): void {
  const em = candidate.bottom - candidate.top;
  const place = candidate.anchor ?? candidate;
  let found = 0;
  let header = false;
  for (let index = place.line - 1; index >= 0 && index >= place.line - mostLinesToHeader; index -= 1) {
    const line = lines[index];
    if (!line || line.page !== candidate.page) break;
    const isNear = index >= place.line - mostLinesUp && place.top - line.bottom < mostHeightsUp * em;
    if (!isNear && header) break;
    const segment = line.segments.find((one) => sharesColumn(one, place, em));
    if (!segment) continue;
    const covering = segment.tokens.filter((token) => overlapX(token, place) > 0);
    const words = covering.length > 0 ? covering : segment.tokens.slice(0, 3);
    if (found < segmentsUp && isNear) {
      featuresOfSegment(contextFeatures, segment, words, { rank: found, place, em }, wordOf);
      found += 1;
    }
    if (!header && words.some((token) => /\p{L}{2}/u.test(token.text)) && !/\d/.test(segment.text)) {
      for (const token of words.slice(0, wordsOfSegment))
        contextFeatures.push(mixHashes(tag.header, wordOf(token)));
      header = true;
    }
  }
  const above = lines[place.line - 1];
  if (above && above.page === candidate.page)
    for (const token of above.tokens.slice(0, 3)) contextFeatures.push(mixHashes(tag.before, wordOf(token)));
}

function featuresOfSegment(
  contextFeatures: number[],
  segment: Segment,
  words: readonly Token[],
  { rank, place, em }: { rank: number; place: Rect; em: number },
  wordOf: WordOf,
): void {
  const aligned =
    Math.abs(segment.left - place.left) < edgeDrift * em
      ? 1
      : Math.abs(segment.right - place.right) < edgeDrift * em
        ? 2
        : 0;
  const whole = hashText(compact(segment.text).replace(/\d+/g, "0").slice(0, 40));
  contextFeatures.push(mixHashes(tag.aboveText[rank] as number, whole));
  for (const token of words.slice(0, wordsAbove)) {
    contextFeatures.push(mixHashes(tag.above[rank] as number, wordOf(token)));
    if (aligned) contextFeatures.push(mixHashes(mixHashes(tag.aboveAligned, aligned), wordOf(token)));
  }
  if (rank === 0) grams(contextFeatures, tag.gramAbove, words.map((token) => token.text).join(""));
}

function featuresBelow(
  contextFeatures: number[],
  candidate: Candidate,
  lines: readonly Line[],
  wordOf: WordOf,
): void {
  const em = candidate.bottom - candidate.top;
  for (let index = candidate.line + 1; index <= candidate.line + linesDown; index += 1) {
    const line = lines[index];
    if (!line || line.page !== candidate.page || line.top - candidate.bottom > mostHeightsDown * em) return;
    const segment = line.segments.find((one) => sharesColumn(one, candidate, em));
    if (!segment) continue;
    for (const token of segment.tokens.slice(0, wordsOfSegment))
      contextFeatures.push(mixHashes(tag.below, wordOf(token)));
    return;
  }
}

/** Set by hand: lines that a heading speaks for; the weights were trained with it. */
const reachOfSection = 14;

/**
 * The heading of the section that the candidate stands in: the nearest short line above, in its column, without a number.
 * Forms have it ("Buyer", then "Number: 4711" below), so it counts with the word at the left, too.
 */
function featuresOfSection(
  contextFeatures: number[],
  candidate: Candidate,
  lines: readonly Line[],
  wordOf: WordOf,
): void {
  const first = candidate.tokens[0];
  const line = lines[candidate.line];
  const left = line?.tokens[line.tokens.indexOf(first as Token) - 1];
  let seen = 0;
  for (let index = candidate.line - 1; index >= candidate.line - reachOfSection && seen < 2; index -= 1) {
    const above = lines[index];
    if (!above || above.page !== candidate.page) return;
    const segment = above.segments.find(
      (one) => one.left <= candidate.left + headingOverhang && one.right > candidate.left - headingReach,
    );
    if (
      !segment ||
      above.segments.length > 2 ||
      segment.tokens.length > longestHeading ||
      /\d|:\s*\S/.test(segment.text)
    )
      continue;
    for (const token of segment.tokens) {
      const word = mixHashes(mixHashes(tag.section, seen), wordOf(token));
      contextFeatures.push(word);
      if (left) contextFeatures.push(mixHashes(word, wordOf(left)));
    }
    seen += 1;
  }
}

function sharesColumn(segment: Segment, place: Rect, em: number): boolean {
  return overlapX(segment, place) > 0 || Math.abs(segment.left - place.left) < edgeDrift * em;
}

function featuresOfPlace(
  contextFeatures: number[],
  candidate: Candidate,
  height: number,
  pageCount: number,
): void {
  const row = Math.min(pageRows - 1, Math.floor((pageRows * candidate.top) / height));
  const column = Math.min(pageColumns - 1, Math.floor(pageColumns * candidate.left));
  const page = candidate.page === 1 ? 1 : candidate.page === pageCount ? lastPage : 2;
  contextFeatures.push(mixHashes(tag.rows, row), mixHashes(tag.columns, column), mixHashes(tag.page, page));
  contextFeatures.push(
    mixHashes(mixHashes(tag.rows, row >> 1), column >> 1),
    mixHashes(mixHashes(tag.rows, row), page),
  );
}

function featuresOfText(contextFeatures: number[], raw: string): void {
  const shape = raw
    .slice(0, 30)
    .replace(/\p{Lu}+/gu, "X")
    .replace(/\p{Ll}+/gu, "x")
    .replace(/\d+/g, "0")
    .slice(0, 12);
  contextFeatures.push(mixHashes(tag.shape, hashText(shape)));
  contextFeatures.push(mixHashes(tag.length, Math.min(mostCharacters, raw.length)));
  contextFeatures.push(
    mixHashes(mixHashes(tag.length, /^\d+$/.test(raw) ? 1 : 2), Math.min(mostOfKind, raw.length)),
  );
  const prefix = /^\p{L}{1,4}(?=[\d\-/.#])/u.exec(raw)?.[0];
  if (prefix) contextFeatures.push(mixHashes(tag.prefix, hashText(fold(prefix))));
}

/** Runs of four letters of a label, so that its forms and misreadings share weights. */
function grams(contextFeatures: number[], kind: number, text: string): void {
  const letters = compact(text).replace(/\d+/g, "0").slice(-longestGrams);
  if (letters) contextFeatures.push(mixHashes(kind, hashText(letters)));
  for (let index = 0; index + gramLength <= letters.length; index += 1)
    contextFeatures.push(mixHashes(kind, hashText(letters.slice(index, index + gramLength))));
}
