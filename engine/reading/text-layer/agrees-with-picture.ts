import type { Rect } from "../../geometry/rect";
import type { GreyImage } from "../image/grey-image";
import { meanGrey } from "../image/mean-grey";
import { unreadStretches } from "../ocr/unread-stretches";
import type { Word } from "../page";

/** Set by hand: darker than this share of the mean grey is ink. */
const darkShare = 0.75;
/** Set by hand, of the box: even small words fill as much. */
const inkInBox = 0.02;
/** Set by hand: of the words, as many must stand on ink; a few are invisible in honest files. */
const inkedWords = 0.7;
/** In lengths of all words: ink beside the text as long as the text itself is a text of its own. */
const mostUnread = 1;

/**
 * Whether a text layer says what the picture of the page shows: most of its words stand on ink, and there is not more that
 * looks like lines of text beside the words than there are words. `image` is the page upright, as the boxes mean it.
 */
export function agreesWithPicture(words: readonly Word[], image: GreyImage): boolean {
  const { width, height } = image;
  const boxes = words.map(({ box: [left, top, right, bottom] }) => ({
    left: Math.floor(left * width),
    top: Math.floor(top * height),
    right: Math.ceil(right * width),
    bottom: Math.ceil(bottom * height),
  }));
  const threshold = meanGrey(image) * darkShare;
  const inked = boxes.filter((box) => hasInk(image, box, threshold)).length;
  if (inked < boxes.length * inkedWords) return false;
  return lengthOf(unreadStretches(image, boxes)) <= lengthOf(boxes) * mostUnread;
}

function hasInk({ width, data }: GreyImage, { left, top, right, bottom }: Rect, threshold: number): boolean {
  let dark = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((data[y * width + x] ?? 255) < threshold) dark++;
  return dark >= (right - left) * (bottom - top) * inkInBox;
}

function lengthOf(edges: readonly Rect[]): number {
  return edges.reduce((sum, { left, right }) => sum + right - left, 0);
}
