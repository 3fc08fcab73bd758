import { heightOf, isInside, middleOf, overlapY, type Rect } from "../../geometry/rect";
import type { Word } from "../page";
import type { TextPlace } from "./text-place";
import { turnBox } from "./turn-box";

/** Of the page: fonts without glyphs have boxes without height. */
const reach = 0.004;

/**
 * How each word of a page is drawn, by the place of text that it stands in; `shown` where none is known. `turns` are the
 * clockwise quarter turns from the sheet as shown to the page of the words.
 */
export function visibilityOfWords(
  words: readonly Word[],
  places: readonly TextPlace[],
  turns: number,
): TextPlace["visibility"][] {
  if (places.every(({ visibility }) => visibility === "shown")) return words.map(() => "shown");
  const [first] = places;
  if (first && places.every(({ visibility }) => visibility === first.visibility))
    return words.map(() => first.visibility);
  return words.map(({ box }) => {
    // Back by as many quarters as are left of four.
    const [left, top, right, bottom] = turnBox(box, 4 - turns);
    const word = { left, top, right, bottom };
    const around = places.filter((place) => isInside(middleOf(word), widened(place.box)));
    return around.toSorted((a, b) => likeness(b.box, word) - likeness(a.box, word))[0]?.visibility ?? "shown";
  });
}

const widened = ({ left, top, right, bottom }: Rect): Rect => ({
  left: left - reach,
  top: top - reach,
  right: right + reach,
  bottom: bottom + reach,
});

/** How much two places share of their heights: text that is hidden in other text seldom has its size and line. */
function likeness(a: Rect, b: Rect): number {
  const shared = overlapY(a, b);
  return shared / (heightOf(a) + heightOf(b) - shared);
}
