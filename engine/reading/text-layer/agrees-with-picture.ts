import type { GreyImage } from "../image/grey-image";
import { meanGrey } from "../image/mean-grey";
import type { LineEdges } from "../ocr/read-stretch";
import { unreadStretches } from "../ocr/unread-stretches";
import type { Word } from "../page";

const darkShare = 0.75;
const inkInBox = 0.02;
const inkedWords = 0.7;
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

function hasInk(
  { width, data }: GreyImage,
  { left, top, right, bottom }: LineEdges,
  threshold: number,
): boolean {
  let dark = 0;
  for (let y = top; y < bottom; y++)
    for (let x = left; x < right; x++) if ((data[y * width + x] ?? 255) < threshold) dark++;
  return dark >= (right - left) * (bottom - top) * inkInBox;
}

function lengthOf(edges: readonly LineEdges[]): number {
  return edges.reduce((sum, { left, right }) => sum + right - left, 0);
}
