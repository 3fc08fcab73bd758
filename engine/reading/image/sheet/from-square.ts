import type { Point, Quad } from "./quad";

/**
 * The perspective map that takes the unit square to four corners: shares of a sheet in, the point of the picture out.
 * Method: Heckbert, Fundamentals of Texture Mapping and Image Warping, 1989, section 2.2.3.
 */
export function fromSquare([first, second, third, fourth]: Quad): (across: number, down: number) => Point {
  const [x0, y0] = first;
  const [dx1, dy1] = [second[0] - third[0], second[1] - third[1]];
  const [dx2, dy2] = [fourth[0] - third[0], fourth[1] - third[1]];
  const [sumX, sumY] = [x0 - second[0] + third[0] - fourth[0], y0 - second[1] + third[1] - fourth[1]];
  const divisor = dx1 * dy2 - dx2 * dy1;
  const g = (sumX * dy2 - dx2 * sumY) / divisor;
  const h = (dx1 * sumY - sumX * dy1) / divisor;
  const [a, b] = [second[0] - x0 + g * second[0], fourth[0] - x0 + h * fourth[0]];
  const [d, e] = [second[1] - y0 + g * second[1], fourth[1] - y0 + h * fourth[1]];
  return (across, down) => {
    const depth = g * across + h * down + 1;
    return [(a * across + b * down + x0) / depth, (d * across + e * down + y0) / depth];
  };
}
