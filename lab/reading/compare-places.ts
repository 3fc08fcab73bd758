import type { Box, Word } from "@fieldwise/engine/reading";

/** A true word and what was read where it stands; `read` is empty where nothing was. */
export type Difference = { kind: DifferenceKind; printed: string; read: string };

/** What went wrong: nothing read, cut or run together with a neighbour, a lost point or comma, other marks, or letters. */
export type DifferenceKind = "missed" | "cut" | "joined" | "point" | "marks" | "letters";

/**
 * Compares what was read with the true words of a page place by place, letter for letter: how many are the same, and
 * the others. A word stands where its middle lies.
 */
export function comparePlaces(
  read: readonly Word[],
  printed: readonly Word[],
): { same: number; differences: Difference[] } {
  const differences: Difference[] = [];
  for (const word of printed) {
    const within = read.filter((other) => holds(word.box, middleOf(other.box)));
    const around = read.filter((other) => holds(other.box, middleOf(word.box)));
    if (within.length === 1 && within[0]?.text === word.text) continue;
    const wider = around.find((other) => !within.includes(other));
    const text = wider && within.length === 0 ? wider.text : within.map((other) => other.text).join(" ");
    const kind = kindOf(word.text, text, wider !== undefined && within.length === 0);
    differences.push({ kind, printed: word.text, read: text });
  }
  return { same: printed.length - differences.length, differences };
}

function kindOf(printed: string, read: string, isWider: boolean): DifferenceKind {
  if (read === "") return "missed";
  if (isWider || (read.length > printed.length && read.includes(printed))) return "joined";
  if (read.includes(" ")) return "cut";
  if (digitsOf(printed) === digitsOf(read) && /^[\d.,-]+$/.test(printed)) return "point";
  return lettersOf(printed) === lettersOf(read) ? "marks" : "letters";
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}

function lettersOf(text: string): string {
  return text.normalize("NFKD").replace(/[^\p{L}\p{N}]/gu, "");
}

function holds([left, top, right, bottom]: Box, [x, y]: readonly [number, number]): boolean {
  return x >= left && x <= right && y >= top && y <= bottom;
}

function middleOf([left, top, right, bottom]: Box): readonly [number, number] {
  return [(left + right) / 2, (top + bottom) / 2];
}
