import { heightOf } from "../../geometry/rect";
import type { Token } from "./token";

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
  if (slopes.length < 12) return 0;
  slopes.sort((a, b) => a - b);
  return slopes[slopes.length >> 1] ?? 0;
}

/** The next word to the right at about the same height and of about the same size. */
function neighbourOf(token: Token, sorted: readonly Token[], index: number): Token | undefined {
  const em = heightOf(token);
  for (let at = index + 1; at < sorted.length; at += 1) {
    const other = sorted[at];
    if (!other || other.left - token.right > 4 * em) return undefined;
    const isLevel =
      Math.abs(centre(other) - centre(token)) < 0.35 * em && Math.abs(heightOf(other) - em) < 0.25 * em;
    if (isLevel && other.left >= token.right - 0.2 * em) return other;
  }
  return undefined;
}

function centre(token: Token): number {
  return (token.top + token.bottom) / 2;
}

function middle(token: Token): number {
  return (token.left + token.right) / 2;
}
