import type { GreyImage } from "./grey-image";

/** Levels that a pixel can have. */
const levels = 256;

/**
 * The level (0..255) that divides a picture best into ink, which is at most as light, and paper. Method: Otsu 1979, the
 * largest variance between the two; the recogniser divides pictures in the same way.
 */
export function inkThreshold({ data }: GreyImage): number {
  const counts = new Float64Array(levels);
  for (const level of data) counts[level] = (counts[level] ?? 0) + 1;
  const sum = counts.reduce((total, count, level) => total + count * level, 0);
  let [dark, darkSum] = [0, 0];
  let best = { variance: 0, level: 0 };
  for (const [level, count] of counts.entries()) {
    dark += count;
    darkSum += count * level;
    const light = data.length - dark;
    if (dark === 0 || light === 0) continue;
    const variance = dark * light * (darkSum / dark - (sum - darkSum) / light) ** 2;
    if (variance > best.variance) best = { variance, level };
  }
  return best.level;
}

/** Which pixels are ink by that division: 1, paper 0. */
export function dividedInk(image: GreyImage): Uint8Array {
  const threshold = inkThreshold(image);
  return image.data.map((level) => (level <= threshold ? 1 : 0));
}
