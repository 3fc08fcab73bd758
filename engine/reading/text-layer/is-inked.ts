import type { GreyImage } from "../image/grey-image";
import type { Box } from "../page";

/** Set by hand, in levels of grey: print that stands out by less is not seen. */
const contrast = 30;
/** Set by hand, of the box: even thin letters fill as much. */
const inkInBox = 0.02;
/** Of the box's height, above and below: rulings run along there. */
const margin = 0.15;

/** Whether a picture shows anything in a box: more than a few of its pixels stand out from its ground. */
export function isInked({ width, height, data }: GreyImage, box: Box): boolean {
  const inset = (box[3] - box[1]) * margin;
  const left = Math.max(0, Math.floor(box[0] * width));
  const right = Math.min(width, Math.ceil(box[2] * width));
  const top = Math.max(0, Math.floor((box[1] + inset) * height));
  const bottom = Math.min(height, Math.ceil((box[3] - inset) * height));
  const histogram = new Uint32Array(256);
  let pixels = 0;
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const level = data[y * width + x] ?? 255;
      histogram[level] = (histogram[level] ?? 0) + 1;
      pixels++;
    }
  }
  if (pixels === 0) return false;
  let counted = 0;
  const ground = histogram.findIndex((count) => {
    counted += count;
    return counted * 2 >= pixels;
  });
  let ink = 0;
  for (let level = 0; level < 256; level++)
    if (Math.abs(level - ground) >= contrast) ink += histogram[level] ?? 0;
  return ink >= pixels * inkInBox;
}
