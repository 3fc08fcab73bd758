import { readingLimits } from "@fieldwise/engine/reading";

/**
 * How much work a PDF may ask for, in calls of functions and turns of loops of the parser. A million takes some 10 to 20
 * milliseconds in PDFium and 50 to 100 in the reader of text. Measured on 60 business documents: a page asks PDFium for
 * at most 3 million to be looked at and 43 to be drawn, a text layer for 2.5 million, and one with a large font for 18.
 */
export const readingWork = {
  /** Looking at the objects of a page. */
  page: 60_000_000,
  /** The text of a page, or all that a file carries besides its print. */
  text: 40_000_000,
} as const;

const opening = 50_000_000;
const openingByte = 20;
const openingText = 30_000_000;
const openingTextByte = 8;
const drawing = 100_000_000;
const drawnPixel = 12;

/** What opening a file may ask for: a damaged one is looked through byte by byte. */
export const openingWork = (fileBytes: number): number => opening + openingByte * fileBytes;

/** What opening a file for its text may ask for. */
export const openingTextWork = (fileBytes: number): number => openingText + openingTextByte * fileBytes;

/** What opening a file and writing it again may ask for. */
export const savingWork = (fileBytes: number): number => 2 * openingWork(fileBytes);

/** What drawing a page may ask for that shows pictures of this many pixels. */
export const drawingWork = (pixels: number): number =>
  drawing + drawnPixel * Math.min(pixels, readingLimits.imagePixels);
