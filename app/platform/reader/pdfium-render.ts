import type { GreyImage } from "~/domain/reading/grey/grey-image";
import { ReadingError } from "~/domain/reading/reading-error";
import { readingLimits } from "~/domain/reading/reading-limits";
import type { PdfiumInstance } from "./pdfium";

/** A picture with four bytes a pixel: red, green, blue, opacity. */
export type ColourImage = { width: number; height: number; data: Uint8ClampedArray };

type Format = { code: number; bytes: number; flags: number };

const withAnnotations = 1;
const greyscale = 8;
const redFirst = 16;
const white = 0xffffffff;
const greyFormat: Format = { code: 1, bytes: 1, flags: withAnnotations | greyscale };
const colourFormat: Format = { code: 4, bytes: 4, flags: withAnnotations | redFirst };
const pointsPerInch = 72;

/** Draws a page as 8-bit grey at `dpi`, coarser where the page would exceed the pixel limit. */
export function renderGrey(instance: PdfiumInstance, page: number, dpi: number): GreyImage {
  const scale = boundedScale(instance, page, dpi / pointsPerInch);
  return draw(instance, page, scale, 0, greyFormat);
}

/** Draws a page in colour, `width` pixels wide after `turns` clockwise quarter turns. */
export function renderColour(
  instance: PdfiumInstance,
  page: number,
  width: number,
  turns: number,
): ColourImage {
  const [across, down] = sizeOf(instance, page);
  const scale = boundedScale(instance, page, width / (turns % 2 === 0 ? across : down));
  const { data, ...size } = draw(instance, page, scale, turns, colourFormat);
  return { ...size, data: new Uint8ClampedArray(data.buffer) };
}

function sizeOf(instance: PdfiumInstance, page: number): [width: number, height: number] {
  return [instance.FPDF_GetPageWidthF(page), instance.FPDF_GetPageHeightF(page)];
}

function boundedScale(instance: PdfiumInstance, page: number, wanted: number): number {
  const [width, height] = sizeOf(instance, page);
  if (!(width > 0 && height > 0)) throw new ReadingError("damaged", "page without a size");
  return Math.min(wanted, Math.sqrt(readingLimits.renderedPagePixels / (width * height)));
}

function draw(
  instance: PdfiumInstance,
  page: number,
  scale: number,
  turns: number,
  format: Format,
): GreyImage {
  const [across, down] = sizeOf(instance, page).map((length) => Math.max(1, Math.round(length * scale)));
  const [width = 1, height = 1] = turns % 2 === 0 ? [across, down] : [down, across];
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
