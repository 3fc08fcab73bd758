import { type GreyImage, scale, turnQuarters } from "@fieldwise/engine/images";
import type { PdfiumInstance } from "./pdfium";
import { decodedJpeg } from "./pdfium-decoded-jpeg";

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
  if (!object || !fillsPage(instance, page, object)) return null;
  const turns = instance.FPDFPage_GetRotation(page);
  const decoded = decodedJpeg(instance, object, 0);
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
