import { heightOf } from "../../geometry/rect";
import type { Token } from "./token";

/** A dozen pairs: the median of fewer may be that of a few large words. */
const leastPairs = 12;
/** Heights to the next word of a line. */
const widestGap = 4;
/** Heights between the middles of neighbours. */
const levelWithin = 0.35;
/** Heights that neighbours differ by in size. */
const sizeWithin = 0.25;
/** Heights that boxes of neighbours may overlap by. */
const overlapWithin = 0.2;

/**
 * How far lines rise or fall from left to right (height over width), as the median over pairs of neighbouring words.
 * 0 for fewer than a dozen pairs. Photographs and scans keep a rest of slant that parts the two ends of a wide line.
 */
export function skewOf(tokens: readonly Token[]): number {
  const sorted = [...tokens].sort((a, b) => a.left - b.left);
  const slopes: number[] = [];
  for (const [index, token] of sorted.entries()) {
    const next = neighbourOf(token, sorted, index);
    if (next) slopes.push((centre(next) - centre(token)) / (middle(next) - middle(token)));
  }
  if (slopes.length < leastPairs) return 0;
  slopes.sort((a, b) => a - b);
  return slopes[slopes.length >> 1] ?? 0;
}

/** The next word to the right at about the same height and of about the same size. */
function neighbourOf(token: Token, sorted: readonly Token[], index: number): Token | undefined {
  const em = heightOf(token);
  for (let at = index + 1; at < sorted.length; at += 1) {
    const other = sorted[at];
    if (!other || other.left - token.right > widestGap * em) return undefined;
    const isLevel =
      Math.abs(centre(other) - centre(token)) < levelWithin * em &&
      Math.abs(heightOf(other) - em) < sizeWithin * em;
    if (isLevel && other.left >= token.right - overlapWithin * em) return other;
  }
  return undefined;
}

function centre(token: Token): number {
  return (token.top + token.bottom) / 2;
}

function middle(token: Token): number {
  return (token.left + token.right) / 2;
}
