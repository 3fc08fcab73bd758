import type { GreyImage } from "../grey/grey-image";
import { stemHeight } from "../grey/stem-height";
import type { Languages, Layout } from "./recognise-words";

/** How to look at a page: `softened` says how many times to blur it, undefined leaves that to the measured noise. */
export type Look = {
  layout: Layout;
  languages: Languages;
  enlarged: number;
  softened: number | undefined;
};

const slipSide = 1200;
const smallPrint = 10;
const smallSide = 2600;
const bestLetterHeight = 32;
const poorSlip = 0.76;
const poorSheet = 0.88;

/**
 * How to look at a page first. Slips, upright and narrow, are one block of lines and read best as they are; on sheets, and
 * small pictures of sheets, text stands in scattered pieces, wanted at the letter size of about 300 dpi.
 */
export function firstLook(page: GreyImage): Look {
  if (isSlip(page)) return { layout: "block", languages: "all", enlarged: 1, softened: undefined };
  const enlarged = Math.max(page.width, page.height) < smallSide ? 1.5 : 1;
  return { layout: "sparse", languages: "all", enlarged, softened: undefined };
}

function isSlip(page: GreyImage): boolean {
  return page.width < slipSide && page.height > page.width && stemHeight(page) >= smallPrint;
}

/** Whether a page as read by a look is worth another one: `sure` is the sureness (0..1) of its words. */
export function isPoor({ layout }: Look, sure: number): boolean {
  return sure < (layout === "block" ? poorSlip : poorSheet);
}

/**
 * Another way to look at a page that the look `before` did not read well. Slips that read badly are rough or printed with
 * needles: softened, their strokes come together. `height`: the usual letter's height in pixels.
 */
export function otherLook({ width, height: down }: GreyImage, before: Look, height = bestLetterHeight): Look {
  if (before.layout === "block") return { ...before, enlarged: 1.5, softened: before.softened === 2 ? 1 : 2 };
  const wanted = Math.min(2, Math.max(0.6, bestLetterHeight / height));
  return {
    ...before,
    layout: height * 40 > Math.min(width, down) ? "block" : "page",
    enlarged: Math.abs(wanted - 1) < 0.2 ? 1 : wanted,
    softened: before.softened ? 0 : 1,
  };
}
