import type { Rect } from "../../geometry/rect";
import type { GreyImage } from "../image/grey-image";

/** Of the line's height: decimal points stand in its lower part. */
const lowestShare = 0.4;
/** Set by hand, of the line's height: narrower is a speck. */
const narrowestShare = 0.05;
/** Set by hand, of the line's height: wider is a dash. */
const widestShare = 0.45;
/** Set by hand: where ink ends between the darkest and the brightest of the line. */
const inkShare = 0.55;

/** From where to where something reaches across, in pixels from the left edge of a box. */
export type Run = { start: number; end: number };

/** The dots on the baseline within a box that stand between empty columns: decimal points and commas. */
export function loneDots(image: GreyImage, box: Rect): Run[] {
  return runsOf(columnsOf(image, box), box.bottom - box.top);
}

/** What a column of pixels shows: nothing, ink near the baseline only, or a stroke of a letter. */
type Column = "empty" | "low" | "letter";

function columnsOf({ width, data }: GreyImage, { left, top, right, bottom }: Rect): Column[] {
  const threshold = thresholdOf({ width, data }, { left, top, right, bottom });
  const low = bottom - (bottom - top) * lowestShare;
  const columns: Column[] = [];
  for (let x = left; x < right; x++) {
    let highest = bottom;
    for (let y = bottom - 1; y >= top; y--) if ((data[y * width + x] ?? 255) < threshold) highest = y;
    columns.push(highest === bottom ? "empty" : highest >= low ? "low" : "letter");
  }
  return columns;
}

function thresholdOf({ width, data }: Pick<GreyImage, "width" | "data">, box: Rect): number {
  let darkest = 255;
  let brightest = 0;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const level = data[y * width + x] ?? 255;
      if (level < darkest) darkest = level;
      if (level > brightest) brightest = level;
    }
  }
  return darkest + (brightest - darkest) * inkShare;
}

// A foot of a digit is low as well, but hangs on a stroke: a dot stands between empty columns.
function runsOf(columns: Column[], height: number): Run[] {
  const dots: Run[] = [];
  for (let start = 1; start < columns.length; start++) {
    if (columns[start] !== "low" || columns[start - 1] !== "empty") continue;
    let end = start;
    while (columns[end] === "low") end++;
    const wide = end - start;
    if (columns[end] === "empty" && wide >= height * narrowestShare && wide <= height * widestShare)
      dots.push({ start, end });
    start = end;
  }
  return dots;
}
