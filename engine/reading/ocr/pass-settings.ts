import type { GreyImage } from "../image/grey-image";
import { stemHeight } from "../image/stem-height";
import type { Languages, Layout } from "./recognise-words";

/** What smaller pictures of sheets are enlarged by at least, and slips on another look. */
const enlargement = 1.5;
/** Beyond it, enlarging adds nothing to what was printed. */
const mostTimes = 4;
/** A picture is not reduced by more: hair lines would go. */
const leastTimes = 0.6;
/** A page whose side is so many letters long is a slip, one block. */
const lettersOfSlip = 40;
/** A change of size that is not worth a picture of its own. */
const worthScaling = 0.2;

/**
 * Settings of a pass over a page: `softened` says how many times to blur it, undefined leaves that to the measured
 * noise.
 */
export type PassSettings = {
  layout: Layout;
  languages: Languages;
  enlarged: number;
  softened: number | undefined;
};

/** In pixels: narrower upright pictures are receipts, read as one block. */
const slipSide = 1200;
/** Set by hand, in pixels: a narrow page with smaller stems is a page at low resolution. */
const smallPrint = 10;
/** In pixels: an A4 page at some 220 dpi; smaller pictures are read enlarged. */
const smallSide = 2600;
/** In pixels: the height of capitals that the recogniser was trained for (tesseract's 30 to 33). */
const bestLetterHeight = 32;
/** In pixels: the stem of small letters of that height. */
const bestStem = 20;
/** Set by hand, in pixels: letters below lose their shape when they are enlarged smoothly. */
const tiny = 14;
/** Bounds the memory of recognition, which is to stay within an isolate of 128 MB. */
const mostPixels = 8_000_000;
/** Set by hand: mean confidence below which a receipt is looked at again in another way. */
const poorSlip = 0.76;
/** Set by hand: the same for a sheet. */
const poorSheet = 0.88;

/**
 * Settings of the first pass over a page. Slips, upright and narrow, are one block of lines and read best as they are;
 * on sheets, and small images of sheets, text is scattered, and a letter size of about 300 dpi is best.
 */
export function firstPassSettings(page: GreyImage): PassSettings {
  const stem = stemHeight(page);
  if (page.width < slipSide && page.height > page.width && stem >= smallPrint)
    return { layout: "block", languages: "all", enlarged: 1, softened: undefined };
  const bySize = Math.max(page.width, page.height) < smallSide ? enlargement : 1;
  const enlarged = Math.max(bySize, Math.min(bestStem / (stem || bestStem), mostEnlarged(page)));
  return { layout: "sparse", languages: "all", enlarged, softened: undefined };
}

/** Small pictures of sheets are read enlarged by much, as far as memory goes. */
function mostEnlarged({ width, height }: GreyImage): number {
  return Math.min(mostTimes, Math.sqrt(mostPixels / (width * height)));
}

/** Whether a page needs another pass: `sure` is the meanCharacterConfidence (0..1) of its words. */
export function isPoor({ layout }: PassSettings, sure: number): boolean {
  return sure < (layout === "block" ? poorSlip : poorSheet);
}

/**
 * Settings of another pass over a page that the pass `before` did not read well. Slips that read badly are rough or
 * printed with needles: softened, their strokes come together. `height`: the usual letter's height in pixels.
 */
export function nextPassSettings(
  page: GreyImage,
  before: PassSettings,
  height = bestLetterHeight,
): PassSettings {
  if (before.layout === "block")
    return { ...before, enlarged: enlargement, softened: before.softened === 2 ? 1 : 2 };
  // Softened, letters this small run together.
  const isTiny = height < tiny;
  const most = isTiny ? mostEnlarged(page) : 2;
  const wanted = Math.min(most, Math.max(leastTimes, bestLetterHeight / height));
  return {
    ...before,
    layout: height * lettersOfSlip > Math.min(page.width, page.height) ? "block" : "page",
    enlarged: Math.abs(wanted - 1) < worthScaling ? 1 : wanted,
    softened: before.softened || isTiny ? 0 : 1,
  };
}
