import type { GreyImage } from "./grey-image";

/** A rectangle in pixels that lies within its picture. */
export type PixelArea = { left: number; top: number; width: number; height: number };

/** Cuts a rectangle out as a picture of its own. */
export function crop(image: GreyImage, area: PixelArea): GreyImage {
  const data = new Uint8Array(area.width * area.height);
  for (let y = 0; y < area.height; y++) {
    const from = (area.top + y) * image.width + area.left;
    data.set(image.data.subarray(from, from + area.width), y * area.width);
  }
  return { width: area.width, height: area.height, data };
}
