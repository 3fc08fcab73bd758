import { heightOf, overlapX, overlapY, widthOf } from "../../geometry/rect";
import type { PlacedWord } from "./placed-word";

/** Set by hand, of the box: shadows and fake bold print a word twice, a little apart. */
const sharedPart = 0.7;

/** Leaves out words drawn a second time on the same spot, as writers do for bold letters and shadows. */
export function withoutDoubles(words: PlacedWord[]): PlacedWord[] {
  const seen = new Map<string, PlacedWord[]>();
  return words.filter((word) => {
    const same = seen.get(word.text) ?? [];
    if (same.some((other) => overlap(word, other) > sharedPart)) return false;
    if (same.length === 0) seen.set(word.text, same);
    same.push(word);
    return true;
  });
}

function overlap(a: PlacedWord, b: PlacedWord): number {
  const [across, down] = [overlapX(a, b), overlapY(a, b)];
  const area = widthOf(a) * heightOf(a);
  return across <= 0 || down <= 0 || area <= 0 ? 0 : (across * down) / area;
}
