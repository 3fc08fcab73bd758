import type { GreyImage } from "@engine/reading/image/grey-image";

/** A grey picture from a rule that gives the level (0..255) at each place. */
export function makeGrey(width: number, height: number, level: (x: number, y: number) => number): GreyImage {
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data[y * width + x] = level(x, y);
  }
  return { width, height, data };
}
