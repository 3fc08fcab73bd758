import { fold } from "../../text/fold";
import { foldLookalikes } from "../../text/fold-word";
import { letterDistance } from "../../text/letter-distance";
import type { Block } from "../layout/blocks-of";
import type { DocumentLayout } from "../layout/document-layout";
import type { Segment } from "../layout/line";
import type { Occurrence } from "./occurrence";

/** Lines of an address with name, department and country. */
const mostLines = 9;
/** Share of common words from which nothing but signs differs. */
const wholeShare = 0.97;
/** Page widths of white inside of one address: an empty line. */
const widestGap = 0.04;

/** Below this share of common words a run of lines is something else. */
const likeEnough = 0.72;

/** The words of a text, letters and digits only, with lookalikes made one. */
const wordsIn = (text: string): string[] =>
  foldLookalikes(fold(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");

/**
 * Finds a text of several lines back: the run of lines of a block (or the lines below each other in a column) that
 * shares most words with it. Recognised text differs in letters, so that words one letter off count as the same.
 */
export function locateLines({ blocks, lines }: DocumentLayout, value: string): Occurrence[] {
  const wanted = wordsIn(value);
  if (wanted.length === 0) return [];
  const runs = [
    ...blocks.map((block) => block.segments),
    ...lines.map((line) => line.segments),
    ...columnsOf(blocks),
  ];
  let best: { tokens: Occurrence["tokens"]; share: number } | undefined;
  for (const segments of runs) {
    if (!segments.some((segment) => sharesWord(segment, wanted))) continue;
    for (let start = 0; start < segments.length; start += 1) {
      for (let end = start + 1; end <= Math.min(segments.length, start + mostLines); end += 1) {
        const part = segments.slice(start, end);
        const share = shareOf(wordsIn(part.map((segment) => segment.text).join(" ")), wanted);
        if (share >= likeEnough && share > (best?.share ?? 0))
          best = { tokens: part.flatMap((segment) => segment.tokens), share };
      }
    }
  }
  return best
    ? [{ tokens: trimmed(best.tokens, wanted), match: best.share > wholeShare ? "normalised" : "near" }]
    : [];
}

/** Blocks that follow each other in a column, as one: an address may have a gap in it. */
function columnsOf(blocks: readonly Block[]): Segment[][] {
  return blocks.flatMap((block) => {
    const next = blocks.find(
      (other) =>
        other.page === block.page &&
        other.top > block.bottom &&
        other.top - block.bottom < widestGap &&
        Math.min(other.right, block.right) > Math.max(other.left, block.left),
    );
    return next ? [[...block.segments, ...next.segments]] : [];
  });
}

function sharesWord(segment: Segment, wanted: readonly string[]): boolean {
  return wordsIn(segment.text).some((word) => word.length > 1 && wanted.some((other) => isLike(word, other)));
}

/** Twice the common words over all words of both (F1). */
function shareOf(words: readonly string[], wanted: readonly string[]): number {
  const left = [...words];
  let common = 0;
  for (const word of wanted) {
    const index = left.findIndex((other) => isLike(word, other));
    if (index < 0) continue;
    left.splice(index, 1);
    common += 1;
  }
  return (2 * common) / (words.length + wanted.length);
}

/** Letters of two words that may differ in one: shorter ones would be other words. */
const [longer, shorter] = [5, 4];

function isLike(a: string, b: string): boolean {
  if (a === b) return true;
  return a.length >= longer && b.length >= shorter && letterDistance(a, b, 1) <= 1;
}

/** Without words in front and behind that the text does not hold ("Bill to:"). */
function trimmed(tokens: Occurrence["tokens"], wanted: readonly string[]): Occurrence["tokens"] {
  const belongs = (text: string) => {
    const words = wordsIn(text);
    return words.length > 0 && words.some((word) => wanted.some((other) => isLike(word, other)));
  };
  const first = tokens.findIndex((token) => belongs(token.text));
  const last = tokens.findLastIndex((token) => belongs(token.text));
  return first < 0 ? tokens : tokens.slice(first, last + 1);
}
