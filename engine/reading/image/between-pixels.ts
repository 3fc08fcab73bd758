import type { GreyImage } from "./grey-image";

/** The grey level at a point between pixels, bilinear. The point must lie within 0..width - 1 and 0..height - 1, below both ends. */
export function betweenPixels({ width, data }: GreyImage, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const rightShare = x - left;
  const lowerShare = y - top;
  const at = top * width + left;
  const upper = (data[at] ?? 0) * (1 - rightShare) + (data[at + 1] ?? 0) * rightShare;
  const lower = (data[at + width] ?? 0) * (1 - rightShare) + (data[at + width + 1] ?? 0) * rightShare;
  return upper * (1 - lowerShare) + lower * lowerShare;
}
