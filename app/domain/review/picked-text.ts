import type { Box } from "@fieldwise/engine/reading";
import type { PickedPlace } from "./review-draft";

/** How a picked place travels in a form: "2:14,15" are two words of page 2, "2@0.1,0.2,0.3,0.4" is a box of it. */
export const pickedText = ({ page, words, box }: PickedPlace): string =>
  box ? `${page}@${box.map((side) => side.toFixed(4)).join(",")}` : `${page}:${words.join(",")}`;

/** The picked place of a form's text; null when it is none. */
export function readPicked(text: string): PickedPlace | null {
  const [, page, kind, list = ""] = /^(\d{1,5})([:@])([\d.,]+)$/.exec(text) ?? [];
  const numbers = list.split(",").map(Number);
  if (page === undefined || numbers.some((number) => !Number.isFinite(number))) return null;
  if (kind === ":") return numbers.every(Number.isInteger) ? { page: Number(page), words: numbers } : null;
  const [left, top, right, bottom] = numbers;
  if (left === undefined || top === undefined || right === undefined || bottom === undefined) return null;
  const box: Box = [left, top, right, bottom];
  return box.every((side) => side >= 0 && side <= 1) ? { page: Number(page), words: [], box } : null;
}
