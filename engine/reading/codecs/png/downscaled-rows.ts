import type { GreyImage } from "../../image/grey-image";

/**
 * Builds a picture from full-size rows while shrinking it by a whole `factor`, so that the full size never stands in
 * memory. Rows and columns that do not fill a last cell are left out.
 */
export function shrinkingRows(fullWidth: number, fullHeight: number, factor: number) {
  const width = Math.max(1, Math.floor(fullWidth / factor));
  const height = Math.max(1, Math.floor(fullHeight / factor));
  const image: GreyImage = { width, height, data: new Uint8Array(width * height) };
  const sums = new Uint32Array(width);

  function addToSums(greys: Uint8Array) {
    for (let x = 0; x < width; x++) {
      let sum = sums[x] ?? 0;
      for (let at = x * factor; at < (x + 1) * factor; at++) sum += greys[at] ?? 0;
      sums[x] = sum;
    }
  }

  return {
    image,
    add(y: number, greys: Uint8Array) {
      const row = Math.floor(y / factor);
      if (row >= height) return;
      if (factor === 1) return image.data.set(greys, row * width);
      addToSums(greys);
      if (y % factor < factor - 1) return;
      for (let x = 0; x < width; x++) image.data[row * width + x] = (sums[x] ?? 0) / factor ** 2;
      sums.fill(0);
    },
  };
}
