import type { GreyImage } from "./grey-image";

/** Softens with the 3 x 3 binomial kernel (1 2 1), sigma about 0.8 pixels. Edges keep their value along one axis. */
export function blur(image: GreyImage): GreyImage {
  return alongColumns(alongRows(image));
}

function alongRows({ width, height, data }: GreyImage): GreyImage {
  const out = data.slice();
  for (let y = 0; y < height; y++) {
    for (let at = y * width + 1; at < y * width + width - 1; at++) {
      out[at] = ((data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0) + 2) >> 2;
    }
  }
  return { width, height, data: out };
}

function alongColumns({ width, height, data }: GreyImage): GreyImage {
  const out = data.slice();
  for (let at = width; at < width * (height - 1); at++) {
    out[at] = ((data[at - width] ?? 0) + 2 * (data[at] ?? 0) + (data[at + width] ?? 0) + 2) >> 2;
  }
  return { width, height, data: out };
}
