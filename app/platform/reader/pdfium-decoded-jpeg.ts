import { decodeJpeg, decodingBytes, type GreyImage, readJpegHeader } from "@fieldwise/engine/images";
import { ReadingError, readingLimits } from "@fieldwise/engine/reading";
import type { PdfiumInstance } from "./pdfium";
import { readingMemory } from "./reading-memory";

/**
 * The brightness of a picture that is stored as a JPEG and nothing around it, decoded by our own decoder: PDFium would decode
 * all its colours at full size. `beside` is how many bytes stand in memory besides PDFium. Null for pictures stored in another
 * way. Throws ReadingError where there is no room.
 */
export function decodedJpeg(instance: PdfiumInstance, object: number, beside: number): GreyImage | null {
  if (!isPlainJpeg(instance, object)) return null;
  return withData(instance, object, (jpeg) => decodedIfRoom(instance, jpeg, beside));
}

function isPlainJpeg(instance: PdfiumInstance, object: number): boolean {
  if (instance.FPDFImageObj_GetImageFilterCount(object) !== 1) return false;
  const { malloc, free } = instance.pdfium.wasmExports;
  const room = 32;
  const at = malloc(room);
  const length = instance.FPDFImageObj_GetImageFilter(object, 0, at, room);
  const name = String.fromCharCode(...instance.pdfium.HEAPU8.subarray(at, at + Math.min(room, length) - 1));
  free(at);
  return name === "DCTDecode";
}

/** Works on the data of a picture where it stands in PDFium's memory, for which there is no room twice. */
function withData<T>(instance: PdfiumInstance, object: number, work: (data: Uint8Array) => T): T | null {
  const { malloc, free } = instance.pdfium.wasmExports;
  const length = instance.FPDFImageObj_GetImageDataRaw(object, 0, 0);
  const at = length > 0 ? malloc(length) : 0;
  if (!at) throw new ReadingError("too-large", `no memory for a picture of ${length} bytes`);
  try {
    instance.FPDFImageObj_GetImageDataRaw(object, at, length);
    return work(instance.pdfium.HEAPU8.subarray(at, at + length));
  } finally {
    free(at);
  }
}

function decodedIfRoom(instance: PdfiumInstance, jpeg: Uint8Array, beside: number): GreyImage | null {
  try {
    const { width, height, progressive, planes } = readJpegHeader(jpeg);
    // Whether inks are stored inverted, a PDF says elsewhere.
    if (planes === 4) return null;
    const stored = { width, height, inPasses: progressive, planes };
    const decoding = decodingBytes(stored, readingLimits.scannedPixels);
    if (instance.pdfium.HEAPU8.length + decoding + beside > readingMemory.together)
      throw new ReadingError("too-large", `${width} x ${height}`);
    return decodeJpeg(jpeg, readingLimits.scannedPixels);
  } catch (error) {
    // A coding that is not ours to decode is left to PDFium.
    if (error instanceof ReadingError && error.problem === "unsupported") return null;
    throw error;
  }
}
