import type { GreyImage } from "./grey-image";
import { meanGrey } from "./mean-grey";

/** Set by hand: darker than this share of the mean grey is ink. */
const darkShare = 0.75;
/** In pixels: longer runs are rulings and pictures. */
const longest = 120;
/** In pixels: shorter runs are specks and the strokes of small print across. */
const shortest = 3;
/** The highest tenth are capitals of headings and rulings. */
const stems = 0.9;
/** In heights of the run: wider ink is a ruling or a bar. */
const widest = 4;

/**
 * About how high the letters of a page are, in pixels; 0 for an empty page. Method: of the unbroken vertical runs of dark
 * pixels the 90th percentile, which are the stems of letters; longer ones are rulings and pictures, far wider ones are
 * filled blocks.
 */
export function stemHeight(image: GreyImage): number {
  const { width, height, data } = image;
  const threshold = meanGrey(image) * darkShare;
  const counts = new Uint32Array(longest + 1);
  let total = 0;
  for (let x = 0; x < width; x += 2) {
    let run = 0;
    for (let y = 0; y <= height; y++) {
      if (y < height && (data[y * width + x] ?? 255) < threshold) run++;
      else {
        if (run >= shortest && run <= longest && isNarrow(image, x, y - 1 - (run >> 1), run, threshold)) {
          counts[run] = (counts[run] ?? 0) + 1;
          total++;
        }
        run = 0;
      }
    }
  }
  let counted = 0;
  for (let run = 0; run <= longest; run++) {
    counted += counts[run] ?? 0;
    if (total > 0 && counted >= total * stems) return run;
  }
  return 0;
}

function isNarrow(
  { width, data }: GreyImage,
  x: number,
  y: number,
  height: number,
  threshold: number,
): boolean {
  const last = Math.min(width - 1, x + height * widest);
  for (let at = x + 1; at <= last; at++) if ((data[y * width + at] ?? 255) >= threshold) return true;
  return false;
}
