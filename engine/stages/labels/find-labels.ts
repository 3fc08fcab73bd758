import { heightOf, type Rect, unionOf } from "../../geometry/rect";
import { phrasesFor } from "../../languages/compile";
import { compact } from "../../text/fold";
import type { Line } from "../layout/line";
import type { Token } from "../layout/token";
import { deletionsOf, type LabelSense, labelLexicon, maxPhraseLength, nearPhrases } from "./label-lexicon";
import { maxOwnLabelLength, noOwnLabels, type OwnLabels } from "./own-labels";

/** Characters of a label that may be one letter off: shorter ones would be other words. */
const leastMisread = 6;

/**
 * A label on the page. `startsSegment` and `endsWithColon` tell a label from a word in a sentence; `text` is what a
 * person sees, for the reasons.
 */
export type LabelHit = Rect & {
  text: string;
  phrase: string;
  senses: LabelSense[];
  page: number;
  line: number;
  tokens: Token[];
  startsSegment: boolean;
  endsSegment: boolean;
  endsWithColon: boolean;
};

/** Set by hand, in heights: words of a label stand nearer to each other. */
const widestGapInLabel = 1.9;
/** Two more words than the longest label has, as recognition cuts words. */
const mostWords = 8;

/** Finds the known labels of a line from left to right; where several fit, the longest wins. */
export function findLabels(line: Line, recognised: boolean, own: OwnLabels = noOwnLabels): LabelHit[] {
  const hits: LabelHit[] = [];
  const letters = line.tokens.map((token) => compact(token.text));
  let index = 0;
  while (index < line.tokens.length) {
    const found = longestAt(line, letters, index, { recognised, own });
    const hit = found && toHit(line, index, found);
    const isLast = hit?.endsSegment === true && isNextTo(line, hits.at(-1), hit);
    if (found && hit && (isLast || isMeant(hit, line.tokens[index + found.length]))) {
      hits.push(hit);
      index += found.length;
    } else index += 1;
  }
  return hits.map((hit) => ({
    ...hit,
    startsSegment: hit.startsSegment || isAfterLabels(line, hit, hits),
    endsSegment: hit.endsSegment || isBeforeLabels(line, hit, hits),
  }));
}

/** "Buyer (Bill to)": two labels side by side start and end their segment together. */
function isAfterLabels(line: Line, hit: LabelHit, hits: readonly LabelHit[]): boolean {
  const before = hits[hits.indexOf(hit) - 1];
  return before?.startsSegment === true && areNeighbours(line, before, hit);
}

function isBeforeLabels(line: Line, hit: LabelHit, hits: readonly LabelHit[]): boolean {
  const after = hits[hits.indexOf(hit) + 1];
  return after?.endsSegment === true && areNeighbours(line, hit, after);
}

/** "Net VAT Total" over three amounts: the last heading of a row, right behind another label. */
function isNextTo(line: Line, before: LabelHit | undefined, hit: LabelHit): boolean {
  return before !== undefined && areNeighbours(line, before, hit);
}

function areNeighbours(line: Line, left: LabelHit, right: LabelHit): boolean {
  const last = left.tokens.at(-1);
  const first = right.tokens[0];
  if (
    !last ||
    !first ||
    !line.segments.some((one) => one.tokens.includes(last) && one.tokens.includes(first))
  )
    return false;
  return line.tokens.indexOf(first) === line.tokens.indexOf(last) + 1;
}

/** "for", "to" or "net" are labels only at the start of a segment, before a colon or before a number. */
function isMeant(hit: LabelHit, next: Token | undefined): boolean {
  if (!functionWords.has(hit.phrase)) return true;
  return hit.startsSegment || hit.endsWithColon || /[\d$\u20ac£]/.test(next?.text ?? "");
}

const functionWords = new Set(phrasesFor("boundLabels"));

type Match = { phrase: string; senses: LabelSense[]; length: number };

/** Which labels are looked for, and whether a letter may be wrong. */
type LabelBook = { recognised: boolean; own: OwnLabels };

function longestAt(
  line: Line,
  letters: readonly string[],
  start: number,
  book: LabelBook,
): Match | undefined {
  let joined = "";
  let best: Match | undefined;
  for (let end = start; end < line.tokens.length && end - start < mostWords; end += 1) {
    if (end > start && isApart(line.tokens[end - 1], line.tokens[end])) break;
    const piece = letters[end] ?? "";
    joined += piece;
    if (joined.length > Math.max(maxPhraseLength, maxOwnLabelLength(book.own)) + 1) break;
    if (!piece && end === start) return undefined;
    const match = lookUp(joined, book);
    if (match) best = { ...match, length: end - start + 1 };
    if (/[:]$/.test(line.tokens[end]?.text ?? "")) break;
  }
  return best;
}

function lookUp(
  joined: string,
  { recognised, own }: LabelBook,
): { phrase: string; senses: LabelSense[] } | undefined {
  const added = own.get(joined);
  const senses = added ? [...added, ...(labelLexicon.get(joined) ?? [])] : labelLexicon.get(joined);
  if (senses) return { phrase: joined, senses };
  if (!recognised || joined.length < leastMisread) return undefined;
  for (const variant of deletionsOf(joined)) {
    const phrase = nearPhrases().get(variant);
    if (phrase) return { phrase, senses: labelLexicon.get(phrase) ?? [] };
  }
  return undefined;
}

function isApart(left: Token | undefined, right: Token | undefined): boolean {
  if (!left || !right) return true;
  return right.left - left.right > widestGapInLabel * Math.min(heightOf(left), heightOf(right));
}

function toHit(line: Line, start: number, match: Match): LabelHit {
  const tokens = line.tokens.slice(start, start + match.length);
  const segment = line.segments.find((candidate) => candidate.tokens.includes(tokens[0] as Token));
  const last = tokens.at(-1);
  const next = line.tokens[start + match.length];
  return {
    ...unionOf(tokens),
    text: tokens
      .map((token) => token.text)
      .join(" ")
      .replace(/[\s:]+$/, ""),
    phrase: match.phrase,
    senses: match.senses,
    page: line.page,
    line: line.index,
    tokens,
    startsSegment: segment?.tokens[0] === tokens[0],
    endsSegment: last !== undefined && segment?.tokens.at(-1) === last,
    endsWithColon: /:$/.test(last?.text ?? "") || next?.text === ":",
  };
}
