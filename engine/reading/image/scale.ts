import type { GreyImage } from "./grey-image";
import { scaleDown } from "./scale-down";
import { scaleUp } from "./scale-up";

/** Resizes by `factor` in both directions: Catmull-Rom curves when it grows, the mean of the covered pixels when it shrinks. */
export function scale(image: GreyImage, factor: number): GreyImage {
  if (factor === 1) return image;
  return factor > 1 ? scaleUp(image, factor) : scaleDown(image, factor);
}
