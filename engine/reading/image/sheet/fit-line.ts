import { median } from "../../../geometry/median";
import type { EdgePlace } from "./edge-places";

/** A straight edge: `depth = offset + slope * ray`. */
export type FittedLine = { offset: number; slope: number };

/** In pixels of the reduced picture: paper bends. */
const tolerance = 2;

/**
 * The straight line through most of the places, or undefined when fewer than `fewest` lie on it. Method: the median slope
 * between places half the way apart (after Theil and Sen), then least squares over those within two pixels.
 */
export function fitLine(places: readonly EdgePlace[], fewest: number): FittedLine | undefined {
  if (places.length < Math.max(2, fewest)) return undefined;
  const half = places.length >> 1;
  const slopes = places.slice(half).map((place, index) => {
    const other = places[index] ?? place;
    return (place.depth - other.depth) / Math.max(1, place.ray - other.ray);
  });
  const slope = median(slopes);
  const offset = median(places.map(({ ray, depth }) => depth - slope * ray));
  const near = places.filter(({ ray, depth }) => Math.abs(depth - offset - slope * ray) <= tolerance);
  return near.length < fewest ? undefined : leastSquares(near);
}

function leastSquares(places: readonly EdgePlace[]): FittedLine {
  const ray = places.reduce((sum, place) => sum + place.ray, 0) / places.length;
  const depth = places.reduce((sum, place) => sum + place.depth, 0) / places.length;
  let product = 0;
  let square = 0;
  for (const place of places) {
    product += (place.ray - ray) * (place.depth - depth);
    square += (place.ray - ray) ** 2;
  }
  const slope = square === 0 ? 0 : product / square;
  return { offset: depth - slope * ray, slope };
}
