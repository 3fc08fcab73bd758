import type { GreyImage } from "./grey-image";

/** Shrinks by `factor` (0..1): every pixel becomes the mean of the pixels it covers. */
export function scaleDown(image: GreyImage, factor: number): GreyImage {
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const data = new Uint8Array(width * height);
  const columns = spans(width, image.width);
  const rows = spans(height, image.height);
  for (let y = 0; y < height; y++) {
    const top = rows[y] ?? 0;
    const bottom = Math.max(top + 1, rows[y + 1] ?? 0);
    for (let x = 0; x < width; x++) {
      const left = columns[x] ?? 0;
      const right = Math.max(left + 1, columns[x + 1] ?? 0);
      data[y * width + x] = meanOf(image, left, top, right, bottom);
    }
  }
  return { width, height, data };
}

function spans(count: number, length: number): Int32Array {
  return Int32Array.from({ length: count + 1 }, (_, index) => Math.floor((index * length) / count));
}

function meanOf({ width, data }: GreyImage, left: number, top: number, right: number, bottom: number) {
  let sum = 0;
  for (let y = top; y < bottom; y++) {
    for (let at = y * width + left; at < y * width + right; at++) sum += data[at] ?? 0;
  }
  return Math.round(sum / ((right - left) * (bottom - top)));
}
