import type { GreyImage } from "./grey-image";

/** Cells along the longer side: few words fill one. */
const cellsAlong = 40;
/** In pixels. */
const smallestCell = 4;
/** Every third pixel in both directions finds the brightest as well, in a ninth of the time. */
const stride = 3;

/** How unevenly the paper is lit: the spread of cell brightness between the 10th and 90th percentile, in grey levels. */
export function lightUnevenness(image: GreyImage): number {
  const cell = Math.max(smallestCell, Math.round(Math.max(image.width, image.height) / cellsAlong));
  const brightness: number[] = [];
  for (let top = 0; top + cell <= image.height; top += cell) {
    for (let left = 0; left + cell <= image.width; left += cell) {
      brightness.push(brightest(image, left, top, cell));
    }
  }
  brightness.sort((a, b) => a - b);
  const at = (share: number) => brightness[Math.floor(brightness.length * share)] ?? 255;
  return at(0.9) - at(0.1);
}

function brightest({ width, data }: GreyImage, left: number, top: number, cell: number): number {
  let highest = 0;
  for (let y = top; y < top + cell; y += stride) {
    for (let x = left; x < left + cell; x += stride) highest = Math.max(highest, data[y * width + x] ?? 0);
  }
  return highest;
}
