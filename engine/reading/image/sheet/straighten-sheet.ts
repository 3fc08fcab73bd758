import { betweenPixels } from "../between-pixels";
import type { GreyImage } from "../grey-image";
import { findSheet } from "./find-sheet";
import { fromSquare } from "./from-square";
import type { Point, Quad } from "./quad";

/** A sheet cut out of its picture and made rectangular; `onPicture` leads shares of it to shares of the picture. */
export type StraightSheet = { image: GreyImage; onPicture(across: number, down: number): Point };

/** Set by hand: a sheet that stands more aslant is something else, or too small at its far end to be read. */
const mostDegrees = 35;
/** Less is the skew that is taken out later, without another loss of sharpness. */
const fewestDegrees = 1;
// At the size that letters are read best at: what is drawn anew need not be enlarged again.
const wantedSide = 2650;
/** Bounds the memory of recognition, which is to stay within an isolate of 128 MB. */
const mostPixels = 8_000_000;

/**
 * Undoes the perspective of a photographed sheet: found by its edges, it is drawn as the rectangle that it is. A picture
 * without a sheet on a darker ground, or with one that is rectangular already, comes back as it is.
 */
export function straightenSheet(picture: GreyImage): StraightSheet {
  const asItIs: StraightSheet = { image: picture, onPicture: (across, down) => [across, down] };
  const found = findSheet(picture);
  if (!found) return asItIs;
  const slant = slantOf(found, picture);
  if (slant < fewestDegrees || slant > mostDegrees) return asItIs;
  const onPicture = fromSquare(found);
  return { image: drawn(picture, found, onPicture), onPicture };
}

/** By how many degrees the corner that is furthest from a right angle misses it. */
function slantOf(quad: Quad, { width, height }: GreyImage): number {
  const corners = quad.map(([x, y]): Point => [x * width, y * height]);
  const angles = corners.map((corner, index) => {
    // Three of four corners on is one back.
    const before = corners[(index + 3) % 4] ?? corner;
    const after = corners[(index + 1) % 4] ?? corner;
    const turn =
      Math.atan2(after[1] - corner[1], after[0] - corner[0]) -
      Math.atan2(before[1] - corner[1], before[0] - corner[0]);
    return Math.abs((((Math.abs(turn) * 180) / Math.PI) % 180) - 90);
  });
  return Math.max(...angles);
}

function drawn(picture: GreyImage, quad: Quad, onPicture: StraightSheet["onPicture"]): GreyImage {
  const { width, height } = sizeOf(quad, picture);
  const data = new Uint8Array(width * height).fill(255);
  const [lastX, lastY] = [picture.width - 1, picture.height - 1];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [across, down] = onPicture((x + 0.5) / width, (y + 0.5) / height);
      const sourceX = across * picture.width - 0.5;
      const sourceY = down * picture.height - 0.5;
      if (sourceX >= 0 && sourceY >= 0 && sourceX < lastX && sourceY < lastY)
        data[y * width + x] = betweenPixels(picture, sourceX, sourceY);
    }
  }
  return { width, height, data };
}

// At least as large as the longer of opposite edges, so that nothing gets smaller than it was photographed.
function sizeOf([first, second, third, fourth]: Quad, picture: GreyImage): { width: number; height: number } {
  const length = (a: Point, b: Point) =>
    Math.hypot((b[0] - a[0]) * picture.width, (b[1] - a[1]) * picture.height);
  const width = Math.max(length(first, second), length(fourth, third));
  const height = Math.max(length(first, fourth), length(second, third));
  const fitted = Math.min(
    Math.max(1, wantedSide / Math.max(width, height)),
    Math.sqrt(mostPixels / (width * height)),
  );
  return { width: Math.round(width * fitted), height: Math.round(height * fitted) };
}
