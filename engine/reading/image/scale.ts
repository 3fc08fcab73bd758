import { finished, type Steps } from "../../runtime/steps";
import type { GreyImage } from "./grey-image";
import { scaleDown } from "./scale-down";
import { scaleUpInSteps } from "./scale-up";

/** Resizes by `factor` in both directions: Catmull-Rom curves when it grows, the mean of the covered pixels when it shrinks. */
export const scale = (image: GreyImage, factor: number): GreyImage => finished(scaleInSteps(image, factor));

/** The same, growing in steps. */
export function* scaleInSteps(image: GreyImage, factor: number): Steps<GreyImage> {
  if (factor === 1) return image;
  return factor > 1 ? yield* scaleUpInSteps(image, factor) : scaleDown(image, factor);
}
