import { heightOf, type Rect } from "../../geometry/rect";
import { hasWideGap } from "./has-wide-gap";
import type { Line, Segment } from "./line";
import type { Token } from "./token";

/** Heights that the left edges of one column may differ by. */
const drift = 0.3;
/** Lines above and below on which the same column is looked for. */
const reach = 4;
/** Heights from one line of a column to the next, at most. */
const lineDistance = 2.2;
/** Of these lines so many must begin something there: one does by chance. */
const fewestAlike = 2;

/**
 * The words inside of segments at which a column begins: white before them that parts columns only where the lines around begin
 * something at the same place, as blocks of addresses beside each other do whose longest lines nearly meet.
 */
export function columnStarts(lines: readonly Line[]): Set<Token> {
  const starts = new Set<Token>();
  const after = lines.map(({ segments }) => segments.flatMap(candidatesIn));
  for (const [index, tokens] of after.entries())
    for (const token of tokens) if (isBegunAround({ lines, after }, index, token)) starts.add(token);
  return starts;
}

/** The lines of a page, and the words of each that have white before them. */
type Page = { lines: readonly Line[]; after: readonly (readonly Token[])[] };

function candidatesIn({ tokens }: Segment): Token[] {
  return tokens.filter((token, index) => hasWideGap(tokens[index - 1], token));
}

/** One at least is a segment: in a text that is set flush on both sides words with much white before them stand under each other. */
function isBegunAround(page: Page, index: number, token: Token): boolean {
  const [up, down] = [-1, 1].map((way) => beginningsFrom(page, index, way, token));
  const [segments, words] = [sum(up?.segments, down?.segments), sum(up?.words, down?.words)];
  return segments > 0 && segments + words >= fewestAlike;
}

const sum = (one = 0, other = 0) => one + other;

/** Lines from one on, up or down, that begin something where the token stands, until one crosses the white before it. */
function beginningsFrom({ lines, after }: Page, index: number, way: number, token: Token) {
  const em = heightOf(token);
  const isThere = ({ left }: Rect) => Math.abs(left - token.left) < drift * em;
  const count = { segments: 0, words: 0 };
  let from = lines[index];
  for (let step = 1; step <= reach; step += 1) {
    const line = lines[index + way * step];
    if (!line || !from || Math.abs(line.top - from.top) > lineDistance * em) break;
    if (line.segments.some(isThere)) count.segments += 1;
    else if (after[index + way * step]?.some(isThere)) count.words += 1;
    else if (line.segments.some(({ left, right }) => left < token.left && right > token.left)) break;
    from = line;
  }
  return count;
}
