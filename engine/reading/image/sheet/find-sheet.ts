import type { GreyImage } from "../grey-image";
import { scaleDown } from "../scale-down";
import { edgePlaces, sidesOf } from "./edge-places";
import { type FittedLine, fitLine } from "./fit-line";
import type { Point, Quad } from "./quad";

/** Edges are found in a picture of this side, in which print is gone. */
const reducedSide = 500;
/** Set by hand: the share of a side's rays that must lie on one line; fingers and shadows hide the rest. */
const supported = 0.45;
/** Set by hand, of the picture: a smaller sheet is a label or a field on the page. */
const smallestArea = 0.3;
/** Of the picture: corners may lie a little outside, where the photo cuts them off. */
const beyond = 0.03;

/**
 * The corners of a sheet that lies bright on a darker ground, in shares of the picture, or undefined when not all four
 * edges are there to see. Method: in a reduced picture rays from each side find the first rise in brightness, and a
 * robust line is laid through them; the lines cross in the corners.
 */
export function findSheet(image: GreyImage): Quad | undefined {
  const factor = Math.min(1, reducedSide / Math.max(image.width, image.height));
  const small = scaleDown(image, factor);
  const { width, height } = small;
  const [left, top, right, bottom] = sidesOf(small).map((side) =>
    fitLine(edgePlaces(small, side), Math.round(side.rays * supported)),
  );
  if (!left || !top || !right || !bottom) return undefined;
  // Seen from the right and from below, depth counts the other way.
  const farRight = { offset: width - right.offset, slope: -right.slope };
  const farBottom = { offset: height - bottom.offset, slope: -bottom.slope };
  const quad = [
    crossing(left, top),
    crossing(farRight, top),
    crossing(farRight, farBottom),
    crossing(left, farBottom),
  ].map(([x, y]): Point => [x / width, y / height]);
  const [first, second, third, fourth] = quad;
  if (!first || !second || !third || !fourth) return undefined;
  return isPlausible([first, second, third, fourth]) ? [first, second, third, fourth] : undefined;
}

// x = a + b y for the upright edge, y = c + d x for the level one.
function crossing(upright: FittedLine, level: FittedLine): Point {
  const x = (upright.offset + upright.slope * level.offset) / (1 - upright.slope * level.slope);
  return [x, level.offset + level.slope * x];
}

function isPlausible(quad: Quad): boolean {
  const within = quad.every((point) => point.every((share) => share > -beyond && share < 1 + beyond));
  return within && areaOf(quad) >= smallestArea;
}

function areaOf(quad: Quad): number {
  const twice = quad.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = quad[(index + 1) % 4] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}
