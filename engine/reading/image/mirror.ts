import type { GreyImage } from "./grey-image";

/** Swaps left and right. */
export function mirror({ width, height, data }: GreyImage): GreyImage {
  const out = data.slice();
  for (let y = 0; y < height; y++) out.subarray(y * width, (y + 1) * width).reverse();
  return { width, height, data: out };
}
