import { overlapX, type Rect, unionOf } from "../../geometry/rect";
import type { Line, Segment } from "./line";

/** Heights between left edges that are one. */
const edgeDrift = 0.5;

/** Segments that stand under each other like the lines of an address, from top to bottom. */
export type Block = Rect & { segments: Segment[]; page: number };

/**
 * Chains segments into blocks: the next line continues the block when it keeps the left or right edge, the centre or
 * the edge of a labelled value, is about as high, and follows closely.
 */
export function blocksOf(lines: readonly Line[]): Block[] {
  const chains: Segment[][] = [];
  for (const line of lines) {
    const taken = new Set<Segment[]>();
    for (const segment of line.segments) {
      const chain = bestChain(chains, segment, taken);
      if (chain) {
        chain.push(segment);
        taken.add(chain);
      } else chains.push([segment]);
    }
  }
  return chains.map((segments) => ({ ...unionOf(segments), segments, page: segments[0]?.page ?? 1 }));
}

/** As many blocks as may stand beside each other; earlier ones end higher up the page. */
const nearestChains = 40;

function bestChain(chains: Segment[][], segment: Segment, taken: Set<Segment[]>): Segment[] | undefined {
  let best: Segment[] | undefined;
  let distance = Number.POSITIVE_INFINITY;
  for (const chain of chains.slice(-nearestChains)) {
    const last = chain.at(-1);
    if (!last || taken.has(chain) || !continues(last, segment)) continue;
    const offset = misalignment(last, segment) + Math.max(0, segment.top - last.bottom);
    if (offset < distance) {
      distance = offset;
      best = chain;
    }
  }
  return best;
}

/**
 * Set by hand, in heights of the smaller letters: how much larger the other may be, how far lines of one block may overlap or stand apart,
 * and by how much their edges may differ.
 */
const sameBlock = { larger: 1.9, overlap: -0.6, gap: 1.3, edge: 0.8 };

function continues(above: Segment, below: Segment): boolean {
  const high = above.bottom - above.top;
  const low = below.bottom - below.top;
  const em = Math.min(high, low);
  const gap = below.top - above.bottom;
  if (above.page !== below.page || Math.max(high, low) > sameBlock.larger * em) return false;
  if (gap < sameBlock.overlap * em || gap > sameBlock.gap * em || overlapX(above, below) <= 0) return false;
  return (
    misalignment(above, below) < sameBlock.edge * em ||
    isCentred(above, below, em) ||
    isIndentedUnderValue(above, below)
  );
}

/** How far apart the nearest of the left edges, right edges and middles are. */
function misalignment(above: Segment, below: Segment): number {
  return Math.min(
    Math.abs(above.left - below.left),
    Math.abs(above.right - below.right),
    Math.abs(above.left + above.right - below.left - below.right) / 2,
  );
}

function isCentred(above: Segment, below: Segment, em: number): boolean {
  return Math.abs(above.left + above.right - below.left - below.right) < 2 * em;
}

/** "Bill to: Acme Ltd" goes on under "Acme": at the left edge of what follows a colon. */
function isIndentedUnderValue(above: Segment, below: Segment): boolean {
  const em = below.bottom - below.top;
  return above.tokens.some(
    (token, index) =>
      index > 0 &&
      above.tokens[index - 1]?.text.endsWith(":") === true &&
      Math.abs(token.left - below.left) < edgeDrift * em,
  );
}
