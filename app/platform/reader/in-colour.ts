import type { GreyImage } from "@fieldwise/engine/images";
import type { ColourImage } from "./pdfium-render";

/** A grey picture as one with four bytes a pixel. */
export function inColour({ width, height, data }: GreyImage): ColourImage {
  const pixels = new Uint32Array(data.length);
  for (let at = 0; at < data.length; at++) pixels[at] = 0xff000000 + (data[at] ?? 0) * 0x010101;
  return { width, height, data: new Uint8ClampedArray(pixels.buffer) };
}
