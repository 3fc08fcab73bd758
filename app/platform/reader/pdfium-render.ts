import type { GreyImage } from "@fieldwise/engine/images";
import { finished, ReadingError, type Steps } from "@fieldwise/engine/reading";

import type { PdfiumInstance } from "./pdfium";

/** A picture with four bytes a pixel: red, green, blue, opacity. */
export type ColourImage = { width: number; height: number; data: Uint8ClampedArray };

/** Whole pixels. */
export type PictureSize = { width: number; height: number };

type Format = { code: number; bytes: number; flags: number };

const withAnnotations = 1;
const greyscale = 8;
const redFirst = 16;
const white = 0xffffffff;
const greyFormat: Format = { code: 1, bytes: 1, flags: withAnnotations | greyscale };
const colourFormat: Format = { code: 4, bytes: 4, flags: withAnnotations | redFirst };

/** The state of a drawing that goes on. */
const goesOn = 1;
/** In work as the instance counts it: some 20 milliseconds, beside what cannot be set aside. */
const workOfStep = 3_000_000;
/** In words: the version of the interface, the function that is asked, and more than that function reads. */
const pauseWords = 16;

/** Draws a page as 8-bit grey in a picture of `size`. */
export const renderGrey = (instance: PdfiumInstance, page: number, size: PictureSize): GreyImage =>
  finished(renderGreyInSteps(instance, page, size));

/** The same in steps, of which the first, that decodes a picture, is the longest: a tenth of a second for a scan. */
export function renderGreyInSteps(
  instance: PdfiumInstance,
  page: number,
  size: PictureSize,
): Steps<GreyImage> {
  return drawInSteps(instance, page, size, 0, greyFormat);
}

/** Draws a page in colour after `turns` clockwise quarter turns, in a picture of `size`. */
export function* renderColourInSteps(
  instance: PdfiumInstance,
  page: number,
  size: PictureSize,
  turns: number,
): Steps<ColourImage> {
  const { data, ...drawn } = yield* drawInSteps(instance, page, size, turns, colourFormat);
  return { ...drawn, data: new Uint8ClampedArray(data.buffer) };
}

function* drawInSteps(
  instance: PdfiumInstance,
  page: number,
  { width, height }: PictureSize,
  turns: number,
  format: Format,
): Steps<GreyImage> {
  const pause = pauseIn(instance);
  const bitmap = instance.FPDFBitmap_CreateEx(width, height, format.code, 0, 0);
  if (!bitmap) throw new ReadingError("too-large", `no memory for ${width} x ${height} pixels`);
  instance.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  let before = instance.work.value;
  let state = instance.FPDF_RenderPageBitmap_Start(
    bitmap,
    page,
    0,
    0,
    width,
    height,
    turns,
    format.flags,
    pause,
  );
  while (state === goesOn) {
    if (before - instance.work.value > workOfStep) {
      yield;
      before = instance.work.value;
    }
    state = instance.FPDF_RenderPage_Continue(page, pause);
  }
  instance.FPDF_RenderPage_Close(page);
  instance.pdfium.wasmExports.free(pause);
  const data = pixelsOf(instance, bitmap, width * format.bytes, height);
  instance.FPDFBitmap_Destroy(bitmap);
  return { width, height, data };
}

/** What PDFium asks whether to pause: it always does, and is told to go on as long as the step is short. */
function pauseIn(instance: PdfiumInstance): number {
  const pause = instance.pdfium.wasmExports.malloc(4 * pauseWords);
  if (!pause) throw new ReadingError("too-large", "no memory to draw in steps");
  const word = pause >> 2;
  instance.pdfium.HEAP32.fill(1, word, word + pauseWords);
  instance.pdfium.HEAP32[word + 1] = instance.pauses;
  return pause;
}

function pixelsOf(instance: PdfiumInstance, bitmap: number, rowBytes: number, height: number): Uint8Array {
  const stride = instance.FPDFBitmap_GetStride(bitmap);
  const start = instance.FPDFBitmap_GetBuffer(bitmap);
  const data = new Uint8Array(rowBytes * height);
  for (let y = 0; y < height; y++) {
    const row = start + y * stride;
    data.set(instance.pdfium.HEAPU8.subarray(row, row + rowBytes), y * rowBytes);
  }
  return data;
}
