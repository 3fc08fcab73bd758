import type { GreyImage } from "../grey/grey-image";
import type { Layout } from "./recognise-words";

/** How to look at a page: `blurred` undefined leaves it to the measured noise. */
export type Look = { layout: Layout; enlarged: number; blurred: boolean | undefined };

const slipSide = 1200;
const smallSide = 2600;
const bestLetterHeight = 32;

/**
 * How to look at a page first. Slips and narrow pictures are one block of lines and read best as they are; on sheets text
 * stands in scattered pieces, wanted at the letter size of about 300 dpi.
 */
export function firstLook({ width, height }: GreyImage): Look {
  if (Math.min(width, height) < slipSide) return { layout: "block", enlarged: 1, blurred: undefined };
  const enlarged = Math.max(width, height) < smallSide ? 1.5 : 1;
  return { layout: "sparse", enlarged, blurred: undefined };
}

/** Another way to look at a page that the look `before` did not read well. `height`: the usual letter's height in pixels. */
export function otherLook({ width, height: down }: GreyImage, before: Look, height = bestLetterHeight): Look {
  const wanted = Math.min(2, Math.max(0.6, bestLetterHeight / height));
  return {
    layout: before.layout === "block" ? "sparse" : height * 40 > Math.min(width, down) ? "block" : "page",
    enlarged: Math.abs(wanted - 1) < 0.2 ? 1 : wanted,
    blurred: !before.blurred,
  };
}
