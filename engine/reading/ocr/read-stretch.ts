import type { Rect } from "../../geometry/rect";
import { blur } from "../image/blur";
import { crop, type PixelArea } from "../image/crop";
import type { GreyImage } from "../image/grey-image";
import { scale } from "../image/scale";
import type { Languages, Layout, RecognisedWord, RecogniseWords } from "./recognise-words";

/** Bounds of the scale: beyond, letters are blur or lose their strokes. */
const mostTimes = 3;
/** The other bound. */
const leastTimes = 0.5;
/** In pixels: paper above a line of the smallest print. */
const leastAbove = 3;

/** How a stretch is read: the layout to expect, and the height in pixels that it is brought to. */
type StretchLook = { layout: Layout; height: number };

const lone: StretchLook = { layout: "line", height: 44 };
/** Set by hand, of the line's height: the recogniser wants paper around a word. */
const besideShare = 0.35;
/** Set by hand, of the line's height: less than beside, or the next line would show. */
const aboveShare = 0.15;

/**
 * Reads one stretch of a line by itself, with some paper around it, softened and brought to the height that the recogniser
 * knows best. The words are in pixels of `image`.
 */
export async function readStretch(
  image: GreyImage,
  stretch: Rect,
  recognise: RecogniseWords,
  languages: Languages,
  { layout, height }: StretchLook = lone,
): Promise<RecognisedWord[]> {
  const area = around(image, stretch);
  const enlarged = Math.min(mostTimes, Math.max(leastTimes, height / (stretch.bottom - stretch.top)));
  const words = await recognise(scale(blur(crop(image, area)), enlarged), layout, languages);
  return words.map((word) => ({
    ...word,
    left: area.left + Math.round(word.left / enlarged),
    top: area.top + Math.round(word.top / enlarged),
    right: area.left + Math.round(word.right / enlarged),
    bottom: area.top + Math.round(word.bottom / enlarged),
  }));
}

function around(image: GreyImage, { left, top, right, bottom }: Rect): PixelArea {
  const beside = Math.round((bottom - top) * besideShare);
  const above = Math.max(leastAbove, Math.round((bottom - top) * aboveShare));
  const from = { left: Math.max(0, left - beside), top: Math.max(0, top - above) };
  return {
    ...from,
    width: Math.min(image.width, right + beside) - from.left,
    height: Math.min(image.height, bottom + above) - from.top,
  };
}
