import type { GreyImage } from "./grey-image";

/** How unevenly the paper is lit: the spread of cell brightness between the 10th and 90th percentile, in grey levels. */
export function lightUnevenness(image: GreyImage): number {
  const cell = Math.max(4, Math.round(Math.max(image.width, image.height) / 40));
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
  for (let y = top; y < top + cell; y += 3) {
    for (let x = left; x < left + cell; x += 3) highest = Math.max(highest, data[y * width + x] ?? 0);
  }
  return highest;
}
