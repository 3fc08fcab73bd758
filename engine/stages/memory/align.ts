import { median } from "../../geometry/median";
import type { PlacedWord } from "./fingerprint-of";

/** Page widths between two words that tell a scale: nearer ones tell more of slips than of size. */
const apart = 0.2;
/** Pairs without which no scale is told. */
const leastPairs = 6;
/** A page that is smaller than this was cut. */
const smallest = 0.6;
/** And larger than this, as well. */
const largest = 1.7;

/** How places of one document become places of another: times `scale`, then moved. Lengths in widths of the page. */
export type Alignment = { scale: number; right: number; down: number };

const asIs: Alignment = { scale: 1, right: 0, down: 0 };

/**
 * Lays the words of one document over those of another by the words that stand once on the same page of both: medians
 * of the slopes and of the shifts, so that words that moved count for nothing (Theil-Sen). Needs four common words.
 */
export function align(from: readonly PlacedWord[], to: readonly PlacedWord[]): Alignment {
  const targets = singles(to);
  const pairs = [...singles(from)].flatMap(([key, word]) => {
    const other = targets.get(key);
    return other ? [{ x: word[2], y: word[3], toX: other[2], toY: other[3] }] : [];
  });
  if (pairs.length < 4) return asIs;
  const scale = scaleOf(pairs.slice(0, 60));
  return {
    scale,
    right: median(pairs.map(({ x, toX }) => toX - scale * x)),
    down: median(pairs.map(({ y, toY }) => toY - scale * y)),
  };
}

type Pair = { x: number; y: number; toX: number; toY: number };

/** Pages are cut and photographed at different sizes, but not at any size. */
function scaleOf(pairs: readonly Pair[]): number {
  const slopes: number[] = [];
  for (const [index, a] of pairs.entries()) {
    for (const b of pairs.slice(index + 1)) {
      if (Math.abs(b.x - a.x) > apart) slopes.push((b.toX - a.toX) / (b.x - a.x));
      if (Math.abs(b.y - a.y) > apart) slopes.push((b.toY - a.toY) / (b.y - a.y));
    }
  }
  const scale = slopes.length < leastPairs ? 1 : median(slopes);
  return scale > smallest && scale < largest ? scale : 1;
}

function singles(words: readonly PlacedWord[]): Map<string, PlacedWord> {
  const found = new Map<string, PlacedWord | null>();
  for (const word of words) {
    const key = `${word[1]} ${word[0]}`;
    found.set(key, found.has(key) ? null : word);
  }
  return new Map([...found].flatMap(([key, word]) => (word ? [[key, word] as const] : [])));
}
