import type { PngHeader } from "./png-header";

/** One run over the picture: which pixels it holds (every `stepX`th from `left`, …) and its size in pixels. */
export type PngPass = {
  left: number;
  top: number;
  stepX: number;
  stepY: number;
  width: number;
  height: number;
};

// Adam7: left, top, step across, step down.
const adam7: [number, number, number, number][] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];

/** The passes in which the pixels of a PNG are stored: one, or the non-empty ones of seven when interlaced. */
export function pngPasses({ width, height, interlaced }: PngHeader): PngPass[] {
  const layout: [number, number, number, number][] = interlaced ? adam7 : [[0, 0, 1, 1]];
  return layout
    .map(([left, top, stepX, stepY]) => ({
      left,
      top,
      stepX,
      stepY,
      width: Math.ceil((width - left) / stepX),
      height: Math.ceil((height - top) / stepY),
    }))
    .filter((pass) => pass.width > 0 && pass.height > 0);
}
