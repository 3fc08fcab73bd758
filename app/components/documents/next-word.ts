import type { ShownWord } from "./review";

/** The index of the word that an arrow key leads to from word `at`; null when the key leads nowhere. */
export function nextWord(words: readonly ShownWord[], at: number, key: string): number | null {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return words[at + step] ? at + step : null;
  if (key === "Home") return 0;
  if (key === "End") return words.length - 1;
  if (key !== "ArrowDown" && key !== "ArrowUp") return null;
  const from = middleOf(words[at]);
  const way = key === "ArrowDown" ? 1 : -1;
  const found = words
    .map((word, index) => ({ index, ...middleOf(word), height: heightOf(word) }))
    .filter(({ y, height }) => (y - from.y) * way > height / 2)
    // Moving to another line costs more than any distance along the line.
    .sort((one, other) => costOf(one, from) - costOf(other, from));
  return found[0]?.index ?? null;
}

type Point = { x: number; y: number };

const costOf = (to: Point, from: Point) => Math.abs(to.y - from.y) * 4 + Math.abs(to.x - from.x);
const heightOf = ([, [, top, , bottom]]: ShownWord) => bottom - top;

function middleOf(word: ShownWord | undefined): Point {
  const [left, top, right, bottom] = word?.[1] ?? [0, 0, 0, 0];
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
