import type { GreyImage } from "./grey-image";
import { meanGrey, paperTone } from "./mean-grey";

/** Set by hand: the dark edge that a scanner leaves is darker than print in grey. */
const darkShare = 0.55;
/** Of the side: a dark edge that reaches further is a picture. */
const deepestShare = 0.25;
/** In pixels: dust breaks the edge. */
const gap = 3;
/** In pixels: a narrower edge does no harm. */
const fewest = 3;

/**
 * Paints the dark frame that a scanner leaves around the sheet in the tone of the paper: from each edge inwards as far as
 * the picture stays dark, to a quarter of its size at most. Rows that are dark beyond that are print, and stay.
 */
export function withoutFrame(image: GreyImage): GreyImage {
  const mean = meanGrey(image);
  const task = { dark: mean * darkShare, paper: paperTone(mean) };
  const out = image.data.slice();
  const { width, height, data } = image;
  const last = data.length - 1;
  for (let y = 0; y < height; y++) {
    whiten(data, out, { ...task, start: y * width, step: 1, length: width });
    whiten(data, out, { ...task, start: y * width + width - 1, step: -1, length: width });
  }
  for (let x = 0; x < width; x++) {
    whiten(data, out, { ...task, start: x, step: width, length: height });
    whiten(data, out, { ...task, start: last - x, step: -width, length: height });
  }
  return { width, height, data: out };
}

type Ray = { dark: number; paper: number; start: number; step: number; length: number };

function whiten(data: Uint8Array, out: Uint8Array, { dark, paper, start, step, length }: Ray): void {
  const deepest = length * deepestShare;
  let end = 0;
  for (let place = 0; place <= end + gap && place < length; place++) {
    if ((data[start + place * step] ?? 255) < dark) end = place + 1;
    if (end > deepest) return;
  }
  if (end < fewest) return;
  // One pixel more: the edge of the frame is soft.
  for (let place = 0; place <= end && place < length; place++) out[start + place * step] = paper;
}
