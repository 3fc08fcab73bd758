import { finished, type Steps } from "../../../runtime/steps";
import type { GreyImage } from "../../image/grey-image";
import { meanGrey } from "../../image/mean-grey";

/** Rows of some 2,000 pixels that take some 50 ms where the machine has much else to do. */
const rowsInStep = 512;
/** In pixels: the neighbourhood that light is compared with is wider than a letter. */
const reach = 24;
/** Set by hand: darker than this share of its neighbourhood is ink. */
const localShare = 0.86;
/** Set by hand: what is lighter than this share of the page's mean grey is paper wherever it stands. */
const pageShare = 0.92;

/**
 * Which pixels are ink: 1 where a pixel is clearly darker than the mean of the square of pixels around it and than the
 * page's mean, 0 elsewhere. The inside of large dark areas is no ink, so that only their edges count.
 */
export const inkOf = (image: GreyImage): Uint8Array => finished(inkOfInSteps(image));

/** The same in steps. */
export function* inkOfInSteps(image: GreyImage): Steps<Uint8Array> {
  const { width, height, data } = image;
  const ink = new Uint8Array(width * height);
  const darkest = meanGrey(image) * pageShare;
  const columns = new Uint32Array(width);
  const addRow = (y: number, sign: 1 | -1) => {
    const row = y * width;
    for (let x = 0; x < width; x++) columns[x] = (columns[x] ?? 0) + sign * (data[row + x] ?? 0);
  };
  for (let y = 0; y < Math.min(reach, height); y++) addRow(y, 1);
  const fillRow = (y: number) => {
    if (y + reach < height) addRow(y + reach, 1);
    if (y > reach) addRow(y - reach - 1, -1);
    const rows = Math.min(height - 1, y + reach) - Math.max(0, y - reach) + 1;
    let sum = 0;
    for (let x = 0; x < Math.min(reach, width); x++) sum += columns[x] ?? 0;
    for (let x = 0; x < width; x++) {
      if (x + reach < width) sum += columns[x + reach] ?? 0;
      if (x > reach) sum -= columns[x - reach - 1] ?? 0;
      const across = Math.min(width - 1, x + reach) - Math.max(0, x - reach) + 1;
      const level = data[y * width + x] ?? 255;
      if (level < darkest && level * rows * across < sum * localShare) ink[y * width + x] = 1;
    }
  };
  for (let y = 0; y < height; y++) {
    fillRow(y);
    if (y % rowsInStep === rowsInStep - 1) yield;
  }
  return ink;
}
