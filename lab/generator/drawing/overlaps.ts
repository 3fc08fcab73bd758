import type { Word } from "@fieldwise/engine/reading";

/** How many pairs of words on a page lie over each other, as they do when a column is too narrow for its text. */
export function overlaps(words: readonly Word[]): number {
  const sorted = [...words].sort((a, b) => a.box[1] - b.box[1]);
  let count = 0;
  for (let i = 0; i < sorted.length; i += 1) {
    const a = sorted[i];
    for (let j = i + 1; a && j < sorted.length; j += 1) {
      const b = sorted[j];
      if (!b || b.box[1] > a.box[3]) break;
      if (covers(a, b)) count += 1;
    }
  }
  return count;
}

function covers({ box: a }: Word, { box: b }: Word): boolean {
  const across = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const down = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  return across > 0.003 && down > 0.45 * Math.min(a[3] - a[1], b[3] - b[1]);
}
