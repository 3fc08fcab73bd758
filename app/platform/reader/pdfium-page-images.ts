import type { PdfiumInstance } from "./pdfium";

/** A picture placed on a PDF page: its pixels, the bytes they take decoded, the share of the page it covers (0..1). */
export type PageImageObject = { pixels: number; bytes: number; cover: number };

/** A page's size in points, as it is shown, and its pictures. */
export type PageContents = { width: number; height: number; images: PageImageObject[] };

const imageType = 3;
const formType = 5;
const mostObjects = 2000;
const deepestForm = 4;
const metadataBytes = 28;
const bitsPerPixelField = 4;

/** The size of an open page and its pictures, those inside forms included. */
export function pageContents(instance: PdfiumInstance, page: number): PageContents {
  const { malloc, free } = instance.pdfium.wasmExports;
  const scratch = malloc(metadataBytes + 4);
  const [width, height] = [instance.FPDF_GetPageWidthF(page), instance.FPDF_GetPageHeightF(page)];
  const images = imageObjects(instance, page).map((object) =>
    describe(instance, page, object, scratch, width * height),
  );
  free(scratch);
  return { width, height, images };
}

/** Whether PDFium can decode every picture of an open page. */
export function imagesDecode(instance: PdfiumInstance, page: number): boolean {
  return imageObjects(instance, page).every((object) => canDecode(instance, object));
}

function imageObjects(instance: PdfiumInstance, page: number): number[] {
  const count = Math.min(mostObjects, instance.FPDFPage_CountObjects(page));
  const objects = Array.from({ length: count }, (_, index) => instance.FPDFPage_GetObject(page, index));
  return objects.flatMap((object) => imagesWithin(instance, object, 0));
}

function imagesWithin(instance: PdfiumInstance, object: number, depth: number): number[] {
  const type = instance.FPDFPageObj_GetType(object);
  if (type === imageType) return [object];
  if (type !== formType || depth === deepestForm) return [];
  const count = Math.min(mostObjects, instance.FPDFFormObj_CountObjects(object));
  return Array.from({ length: count }, (_, index) => instance.FPDFFormObj_GetObject(object, index)).flatMap(
    (inner) => imagesWithin(instance, inner, depth + 1),
  );
}

/** The bytes that all samples of a picture take, decoded. */
export function imageBytes(instance: PdfiumInstance, page: number, object: number): number {
  const scratch = instance.pdfium.wasmExports.malloc(metadataBytes);
  const { bytes } = samplesOf(instance, page, object, scratch);
  instance.pdfium.wasmExports.free(scratch);
  return bytes;
}

function samplesOf(instance: PdfiumInstance, page: number, object: number, scratch: number) {
  const word = scratch >> 2;
  instance.FPDFImageObj_GetImageMetadata(object, page, scratch);
  const [width = 0, height = 0] = instance.pdfium.HEAP32.subarray(word, word + 2);
  const bits = instance.pdfium.HEAP32[word + bitsPerPixelField] ?? 8;
  return { pixels: width * height, bytes: (width * height * Math.max(1, bits)) / 8 };
}

function describe(
  instance: PdfiumInstance,
  page: number,
  object: number,
  scratch: number,
  pageArea: number,
): PageImageObject {
  const word = scratch >> 2;
  const samples = samplesOf(instance, page, object, scratch);
  instance.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const [left = 0, bottom = 0, right = 0, top = 0] = instance.pdfium.HEAPF32.subarray(word, word + 4);
  return {
    ...samples,
    cover: Math.abs((right - left) * (top - bottom)) / pageArea,
  };
}

function canDecode(instance: PdfiumInstance, object: number): boolean {
  const bitmap = instance.FPDFImageObj_GetBitmap(object);
  if (bitmap) instance.FPDFBitmap_Destroy(bitmap);
  return bitmap !== 0;
}
