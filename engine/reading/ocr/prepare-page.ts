import { finished, type Steps } from "../../runtime/steps";
import { blur } from "../image/blur";
import { darkenLightPrint } from "../image/darken-light-print";
import { flattenLight } from "../image/flatten-light";
import type { GreyImage } from "../image/grey-image";
import { lightUnevenness } from "../image/light-unevenness";
import { noiseEstimate } from "../image/noise-estimate";
import { removeRulings } from "../image/remove-rulings";
import { rotate } from "../image/rotate";
import { scaleInSteps } from "../image/scale";
import { skewAngle } from "../image/skew-angle";
import { withoutFrame } from "../image/without-frame";

/** A page made ready for recognition, with what is needed to lead places on it back to the page before. */
export type PreparedPage = { image: GreyImage; skew: number; softened: number };

/** Set by hand, in levels of grey between the parts of a page. */
const unevenLight = 40;
/** Set by hand: standard deviation of the grain, in levels of grey. */
const noisy = 2.5;
/** Set by hand, in degrees: turning blurs, and so little skew is not worth it. */
const smallestSkew = 0.2;
// Beyond that the print is so small that a line of it cannot be told from a ruling before.
const defaultEnlargement = 1.5;

/**
 * Cleans a page for recognition: removes the dark frame of a scan, evens out light, turns light print on dark blocks
 * dark, softens noise, levels the lines, removes rulings, enlarges. Each step is taken only when its measure asks for
 * it, for each hurts a page that does not need it. `soften` says how many times to soften whatever the noise; the light
 * on a photographed sheet is always uneven.
 */
export const preparePage = (...page: Parameters<typeof preparePageInSteps>): PreparedPage =>
  finished(preparePageInSteps(...page));

/** The same in steps, of a tenth of a second on a sheet. */
export function* preparePageInSteps(
  page: GreyImage,
  soften: number | undefined = undefined,
  photographed = false,
  enlarged = 1,
): Steps<PreparedPage> {
  const bare = withoutFrame(page);
  yield;
  let image = photographed || lightUnevenness(bare) > unevenLight ? flattenLight(bare) : bare;
  yield;
  image = darkenLightPrint(image);
  yield;
  const softened = soften ?? (noiseEstimate(image) > noisy ? 1 : 0);
  for (let times = 0; times < softened; times++) {
    image = blur(image);
    yield;
  }
  const isSmall = enlarged > defaultEnlargement;
  if (isSmall) image = yield* scaleInSteps(image, enlarged);
  yield;
  const angle = skewAngle(image);
  const skew = Math.abs(angle) >= smallestSkew ? angle : 0;
  yield;
  if (skew !== 0) image = rotate(image, skew);
  yield;
  image = removeRulings(image, isSmall ? Math.ceil(enlarged) : 1);
  yield;
  if (!isSmall) image = yield* scaleInSteps(image, enlarged);
  return { image, skew, softened };
}
