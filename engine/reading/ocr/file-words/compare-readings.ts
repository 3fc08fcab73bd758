import { letterDistance } from "../../../text/letter-distance";

/** How two readings of one place compare: `same`, `marks` (except for accents and small marks), `near`, or `other`. */
export type Comparison = "same" | "marks" | "near" | "other";

/** Letters that a reader without them puts something else for. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[ß\u1e9e]/gu, "b"],
  [/[øØ]/gu, "o"],
  [/[\u0142\u0141]/gu, "l"],
  [/æ/giu, "ae"],
  [/\u0153/giu, "oe"],
  // What is left of "ü" for a reader without it.
  [/ii/gu, "u"],
];
/** Of the letters: readings that differ in more are of different words. */
const nearShare = 0.34;

export function compareReadings(first: string, second: string): Comparison {
  const [a, b] = [bare(first), bare(second)];
  if (a === b) return "same";
  const [plainA, plainB] = [skeleton(a), skeleton(b)];
  if (plainA === plainB) return "marks";
  const most = Math.max(1, Math.floor(Math.max(plainA.length, plainB.length) * nearShare));
  return letterDistance(plainA, plainB, most) <= most ? "near" : "other";
}

const bare = (text: string): string => text.replace(/\s+/gu, "");

/** Marks within a number count; those at the ends of a word do not. */
function skeleton(text: string): string {
  const plain = alike
    .reduce((written, [letter, plainly]) => written.replace(letter, plainly), text)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
  return plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}%\u20ac$£]+$/gu, "") || plain;
}
