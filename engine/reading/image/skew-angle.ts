import type { GreyImage } from "./grey-image";
import { meanGrey } from "./mean-grey";
import { scale } from "./scale";

/** In degrees: pages that lie more askew were put down on purpose. */
const usualLimit = 6;

/** In pixels: lines of print are still apart at this width. */
const analysedWidth = 900;
/** Set by hand: darker than this share of the mean grey is ink. */
const darkShare = 0.75;
/** In degrees: all angles are tried in these steps, then those around the best in the finer ones. */
const coarseStep = 0.5;
/** In degrees: over the width of a page a tenth is about a point. */
const fineStep = 0.1;

/**
 * The skew of the text lines in degrees within +-`limit`, to one decimal; 0 for a level or empty page. Method: the dark
 * pixels of the reduced page are projected along sheared rows; the angle whose profile changes most abruptly wins.
 */
export function skewAngle(image: GreyImage, limit = usualLimit): number {
  const reduced = scale(image, Math.min(1, analysedWidth / image.width));
  const dark = darkPixels(reduced);
  if (dark.xs.length === 0) return 0;
  const profile = new Int32Array(reduced.height + 2 * reduced.width);
  const sharpness = (degrees: number) => profileSharpness(dark, profile, reduced.width, degrees);
  const coarse = bestAngle(-limit, limit, coarseStep, sharpness);
  const fine = bestAngle(coarse - coarseStep + fineStep, coarse + coarseStep - fineStep, fineStep, sharpness);
  return Number(fine.toFixed(1)) || 0;
}

type DarkPixels = { xs: Int32Array; ys: Int32Array };

function darkPixels(image: GreyImage): DarkPixels {
  const threshold = meanGrey(image) * darkShare;
  const places: number[] = [];
  image.data.forEach((value, at) => {
    if (value < threshold) places.push(at);
  });
  return {
    xs: Int32Array.from(places, (at) => at % image.width),
    ys: Int32Array.from(places, (at) => Math.floor(at / image.width)),
  };
}

function profileSharpness(dark: DarkPixels, profile: Int32Array, offset: number, degrees: number): number {
  const shear = Math.tan((degrees * Math.PI) / 180);
  profile.fill(0);
  for (let index = 0; index < dark.xs.length; index++) {
    const row = Math.round((dark.ys[index] ?? 0) + (dark.xs[index] ?? 0) * shear + offset);
    profile[row] = (profile[row] ?? 0) + 1;
  }
  let sharpness = 0;
  for (let row = 1; row < profile.length; row++) {
    sharpness += ((profile[row] ?? 0) - (profile[row - 1] ?? 0)) ** 2;
  }
  return sharpness;
}

function bestAngle(from: number, to: number, step: number, sharpness: (degrees: number) => number): number {
  let best = { degrees: 0, sharpness: -1 };
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const found = sharpness(degrees);
    if (found > best.sharpness) best = { degrees, sharpness: found };
  }
  return best.degrees;
}
