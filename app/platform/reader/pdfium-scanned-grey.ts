import {
  decodeJpeg,
  decodingBytes,
  type GreyImage,
  readJpegHeader,
  scale,
  turnQuarters,
} from "@fieldwise/engine/images";
import { ReadingError, readingLimits } from "@fieldwise/engine/reading";
import type { PdfiumInstance } from "./pdfium";
import { readingMemory } from "./reading-memory";

const textType = 1;
const imageType = 3;
const invisible = 3;
const withinPage = 0.02;

/**
 * A page that is one JPEG and nothing else to be seen, as scanners make them: its brightness, about `width` pixels wide.
 * PDFium would decode all the colours at full size, for which a large scan leaves no room. Null for other pages.
 */
export function scannedGrey(instance: PdfiumInstance, page: number, width: number): GreyImage | null {
  const object = soleImage(instance, page);
  if (!object || !fillsPage(instance, page, object) || !isPlainJpeg(instance, object)) return null;
  const turns = instance.FPDFPage_GetRotation(page);
  const decoded = withData(instance, object, (jpeg) => decodedIfRoom(instance, jpeg));
  if (!decoded) return null;
  const across = turns % 2 === 0 ? decoded.width : decoded.height;
  return turnQuarters(scale(decoded, Math.min(1, width / across)), turns);
}

/** The picture of a page that shows nothing else; the text beneath a scan is not shown. */
function soleImage(instance: PdfiumInstance, page: number): number | undefined {
  if (instance.FPDFPage_GetAnnotCount(page) > 0) return undefined;
  let sole: number | undefined;
  const count = instance.FPDFPage_CountObjects(page);
  for (let index = 0; index < count; index++) {
    const object = instance.FPDFPage_GetObject(page, index);
    const type = instance.FPDFPageObj_GetType(object);
    if (type === textType && instance.FPDFTextObj_GetTextRenderMode(object) === invisible) continue;
    if (type !== imageType || sole) return undefined;
    sole = object;
  }
  return sole;
}

/** Whether a picture stands upright on its page and reaches to its edges. */
function fillsPage(instance: PdfiumInstance, page: number, object: number): boolean {
  const { malloc, free } = instance.pdfium.wasmExports;
  const scratch = malloc(24);
  const floats = (count: number) => [
    ...instance.pdfium.HEAPF32.subarray(scratch >> 2, (scratch >> 2) + count),
  ];
  instance.FPDFPageObj_GetMatrix(object, scratch);
  const [across = 0, b = 0, c = 0, up = 0, left = 0, bottom = 0] = floats(6);
  instance.FPDF_GetPageBoundingBox(page, scratch);
  const [pageLeft = 0, pageTop = 0, pageRight = 0, pageBottom = 0] = floats(4);
  free(scratch);
  const tolerance = withinPage * Math.max(pageRight - pageLeft, pageTop - pageBottom);
  const isNear = (length: number, other: number) => Math.abs(length - other) < tolerance;
  return (
    isNear(b, 0) &&
    isNear(c, 0) &&
    isNear(left, pageLeft) &&
    isNear(bottom, pageBottom) &&
    isNear(left + across, pageRight) &&
    isNear(bottom + up, pageTop)
  );
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

function decodedIfRoom(instance: PdfiumInstance, jpeg: Uint8Array): GreyImage | null {
  try {
    const { width, height, progressive, planes } = readJpegHeader(jpeg);
    // Whether inks are stored inverted, a PDF says elsewhere.
    if (planes === 4) return null;
    const stored = { width, height, inPasses: progressive, planes };
    const decoding = decodingBytes(stored, readingLimits.scannedPixels);
    if (instance.pdfium.HEAPU8.length + decoding > readingMemory.together)
      throw new ReadingError("too-large", `${width} x ${height}`);
    return decodeJpeg(jpeg, readingLimits.scannedPixels);
  } catch (error) {
    // A coding that is not ours to decode is left to PDFium.
    if (error instanceof ReadingError && error.problem === "unsupported") return null;
    throw error;
  }
}
