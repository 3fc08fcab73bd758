import type { GreyImage } from "../grey-image";

/** Where a ray from the picture's edge comes upon the sheet: which ray, and how far along it, in pixels. */
export type EdgePlace = { ray: number; depth: number };

/** The rays of one side of a picture: pixel `start + ray * beside + depth * step`. */
export type Side = { start: number; step: number; beside: number; rays: number; length: number };

/** In pixels of the reduced picture: the mean of so many tells paper from a bright speck. */
const window = 5;
/** In pixels: the edge itself is blurred and belongs to neither side. */
const skipped = 2;
/** Set by hand: how much brighter than the table the sheet must be. */
const brighter = 1.22;
/** Set by hand, in levels of grey: in the dark a few levels are a large share. */
const leastRise = 18;
/** Of the picture: an edge beyond is the opposite one. */
const deepest = 0.45;

/** The four sides of a picture, seen from outside: left, top, right, bottom. */
export function sidesOf({ width, height }: GreyImage): [Side, Side, Side, Side] {
  const last = width * height - 1;
  return [
    { start: 0, step: 1, beside: width, rays: height, length: width },
    { start: 0, step: width, beside: 1, rays: width, length: height },
    { start: width - 1, step: -1, beside: width, rays: height, length: width },
    { start: last - width + 1, step: -width, beside: 1, rays: width, length: height },
  ];
}

/**
 * Where the rays of a side come upon something brighter than all that they passed before. Rays that begin on the sheet, or
 * find nothing up to nearly the middle, have no place.
 */
export function edgePlaces({ data }: GreyImage, side: Side): EdgePlace[] {
  const places: EdgePlace[] = [];
  for (let ray = 0; ray < side.rays; ray++) {
    const level = (depth: number) => data[side.start + ray * side.beside + depth * side.step] ?? 0;
    const depth = edgeDepth(level, side.length * deepest);
    if (depth !== undefined) places.push({ ray, depth });
  }
  return places;
}

function edgeDepth(level: (depth: number) => number, furthest: number): number | undefined {
  let outside = level(0);
  for (let depth = 1; depth < furthest; depth++) {
    let sum = 0;
    for (let ahead = 0; ahead < window; ahead++) sum += level(depth + skipped + ahead);
    const inside = sum / window;
    if (inside > outside * brighter && inside - outside > leastRise) return steepest(level, depth);
    outside = Math.max(outside, level(depth));
  }
  return undefined;
}

function steepest(level: (depth: number) => number, from: number): number {
  let best = { depth: from, rise: 0 };
  for (let depth = from; depth < from + window + skipped; depth++) {
    const rise = level(depth) - level(depth - 1);
    if (rise > best.rise) best = { depth, rise };
  }
  return best.depth;
}
