import type { GreyImage } from "@fieldwise/engine/images";
import { ReadingError } from "@fieldwise/engine/reading";
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

/** Draws a page as 8-bit grey in a picture of `size`. */
export function renderGrey(instance: PdfiumInstance, page: number, size: PictureSize): GreyImage {
  return draw(instance, page, size, 0, greyFormat);
}

/** Draws a page in colour after `turns` clockwise quarter turns, in a picture of `size`. */
export function renderColour(
  instance: PdfiumInstance,
  page: number,
  size: PictureSize,
  turns: number,
): ColourImage {
  const { data, ...drawn } = draw(instance, page, size, turns, colourFormat);
  return { ...drawn, data: new Uint8ClampedArray(data.buffer) };
}

function draw(
  instance: PdfiumInstance,
  page: number,
  { width, height }: PictureSize,
  turns: number,
  format: Format,
): GreyImage {
  const bitmap = instance.FPDFBitmap_CreateEx(width, height, format.code, 0, 0);
  if (!bitmap) throw new ReadingError("too-large", `no memory for ${width} x ${height} pixels`);
  instance.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  instance.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turns, format.flags);
  const data = pixelsOf(instance, bitmap, width * format.bytes, height);
  instance.FPDFBitmap_Destroy(bitmap);
  return { width, height, data };
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
