import type { GreyImage } from "./grey-image";

/** Prime, so that samples do not fall into the columns of a grid. */
const stride = 7;
/** How much lighter than the mean of a page its paper is, print counted in. */
const paperOverMean = 1.03;

/** The mean grey level (0..255), from every seventh pixel. */
export function meanGrey({ data }: GreyImage): number {
  let sum = 0;
  let samples = 0;
  for (let at = 0; at < data.length; at += stride, samples++) sum += data[at] ?? 0;
  return samples === 0 ? 255 : sum / samples;
}

/** The tone in which a page of this mean grey is painted over: that of its paper. */
export const paperTone = (mean: number): number => Math.min(255, Math.round(mean * paperOverMean));
