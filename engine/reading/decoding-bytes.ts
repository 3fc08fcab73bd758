import { readingLimits } from "./reading-limits";

/** Cyan, magenta, yellow and black. */
const inkPlanes = 4;

/** A picture to be decoded: its size in pixels, whether it is stored in passes, and of how many planes grey is made. */
export type StoredPicture = { width: number; height: number; inPasses: boolean; planes: number };

/**
 * The bytes that decoding a picture to grey takes when more than `mostPixels` are halved on the way: the result, and two
 * bytes a pixel for a picture stored in passes. Of four inks two planes are decoded.
 */
export function decodingBytes(
  { width, height, inPasses, planes }: StoredPicture,
  mostPixels: number,
): number {
  const pixels = width * height;
  const kept = pixels > mostPixels ? pixels / 4 : pixels;
  return decodedPlanes(planes) * (kept + (inPasses ? 2 * pixels : 0));
}

/** How many pixels a picture may have: those stored in passes stand in memory whole, and of four inks two planes do. */
export function maxStoredPixels({ inPasses, planes }: Pick<StoredPicture, "inPasses" | "planes">): number {
  if (!inPasses) return readingLimits.imagePixels / decodedPlanes(planes);
  return planes === inkPlanes ? readingLimits.progressiveInkPixels : readingLimits.progressivePixels;
}

function decodedPlanes(planes: number): number {
  return planes === inkPlanes ? 2 : 1;
}
