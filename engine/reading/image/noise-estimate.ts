import type { GreyImage } from "./grey-image";

/** The mask's weights take a byte to 2,040 at most, 2,047 is the end of the histogram. */
const highest = 2047;
/** Immerkær 1996: the standard deviation that the mask gives white noise of 1. */
const maskNorm = 6;
/** The median of the absolute values of a normal distribution of standard deviation 1. */
const medianOfNormal = 0.6745;

/**
 * Estimates the standard deviation of the noise in grey levels. Method: the median of the absolute response to the
 * difference-of-Laplacians mask of Immerkaer (1996), sampled sparsely; the median ignores the pixels that are text.
 */
export function noiseEstimate(image: GreyImage): number {
  const histogram = new Uint32Array(highest + 1);
  let samples = 0;
  for (let y = 2; y < image.height - 2; y += 7) {
    for (let x = 2; x < image.width - 2; x += 5) {
      const bin = Math.min(highest, Math.abs(maskAt(image, y * image.width + x)));
      histogram[bin] = (histogram[bin] ?? 0) + 1;
      samples++;
    }
  }
  return median(histogram, samples) / maskNorm / medianOfNormal;
}

function maskAt({ width, data }: GreyImage, at: number): number {
  const pixel = (offset: number) => data[at + offset] ?? 0;
  const beside = pixel(-1) + pixel(1) + pixel(-width) + pixel(width);
  const corners = pixel(-width - 1) + pixel(-width + 1) + pixel(width - 1) + pixel(width + 1);
  return 4 * pixel(0) - 2 * beside + corners;
}

function median(histogram: Uint32Array, samples: number): number {
  let counted = 0;
  for (let bin = 0; bin < histogram.length; bin++) {
    counted += histogram[bin] ?? 0;
    if (counted >= samples / 2) return bin;
  }
  return highest;
}
