import type { GreyImage } from "./grey-image";

/** The mean grey level (0..255), from every seventh pixel. */
export function meanGrey({ data }: GreyImage): number {
  let sum = 0;
  let samples = 0;
  for (let at = 0; at < data.length; at += 7, samples++) sum += data[at] ?? 0;
  return samples === 0 ? 255 : sum / samples;
}
