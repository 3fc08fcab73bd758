import type { GreyImage } from "../../image/grey-image";
import { flatLevel, inverseCosine } from "./inverse-cosine";

/** Takes one block of coefficients and draws it at its place, given in blocks. */
export type LumaSheet = {
  image: GreyImage;
  draw(coefficients: Int16Array, at: number, quantisation: Float32Array, column: number, row: number): void;
};

/** A sheet of `width` x `height` pixels, shrunk by 1, 2, 4 or 8, on which blocks are drawn as they are decoded. */
export function lumaSheet(fullWidth: number, fullHeight: number, shrink: number): LumaSheet {
  const width = Math.ceil(fullWidth / shrink);
  const height = Math.ceil(fullHeight / shrink);
  const image = { width, height, data: new Uint8Array(width * height).fill(255) };
  const pixels = new Uint8Array(64);
  const size = 8 / shrink;
  return {
    image,
    draw(coefficients, at, quantisation, column, row) {
      const left = column * size;
      const top = row * size;
      if (left >= width || top >= height) return;
      if (shrink === 8) {
        image.data[top * width + left] = flatLevel(coefficients[at] ?? 0, quantisation);
        return;
      }
      inverseCosine(coefficients, at, quantisation, pixels);
      if (shrink === 1) place(image, pixels, left, top);
      else placeShrunk(image, pixels, left, top, shrink);
    },
  };
}

function place({ width, height, data }: GreyImage, pixels: Uint8Array, left: number, top: number): void {
  const across = Math.min(8, width - left);
  const down = Math.min(8, height - top);
  for (let y = 0; y < down; y++) {
    const start = (top + y) * width + left;
    for (let x = 0; x < across; x++) data[start + x] = pixels[y * 8 + x] ?? 0;
  }
}

function placeShrunk(image: GreyImage, pixels: Uint8Array, left: number, top: number, shrink: number): void {
  const across = Math.min(8 / shrink, image.width - left);
  const down = Math.min(8 / shrink, image.height - top);
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      const start = y * shrink * 8 + x * shrink;
      image.data[(top + y) * image.width + left + x] = meanOf(pixels, start, shrink);
    }
  }
}

function meanOf(pixels: Uint8Array, start: number, size: number): number {
  let sum = (size * size) >> 1;
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) sum += pixels[start + y * 8 + x] ?? 0;
  }
  return sum / (size * size);
}
