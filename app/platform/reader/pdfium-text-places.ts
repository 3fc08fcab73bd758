import type { TextPlace } from "@fieldwise/engine/reading";
import type { PdfiumInstance } from "./pdfium";
import { type PageObject, pageObjects, objectTypes as types } from "./pdfium-drawn-objects";

const invisible = 3;
const clipsOnly = 7;
/** Bounds the time of a page. */
const mostCovers = 200;
/** Of the page: what is smaller covers no word. */
const smallestCover = 0.0005;
/** Set by hand, of 255: print that is lighter may be lost on the paper, or stand on something dark. */
const light = 215;
/** Set by hand, of 255: print that lets more through is hardly seen. */
const thin = 40;
/** A straight rectangle is drawn with four or five points. */
const rectanglePoints = [4, 5];
/** Whole numbers that stand for the width and the height of a page. */
const device = 100_000;
/** Of the page: boxes meet the edge of what covers them. */
const slack = 0.002;

type Rect = TextPlace["box"];
/**
 * Where an open page has text and whether it is there to be seen: text that is drawn without ink, text that a picture or a
 * rectangle is drawn over afterwards, and text so light or thin that only the picture can tell.
 */
export function textPlaces(instance: PdfiumInstance, page: number): TextPlace[] {
  const { malloc, free } = instance.pdfium.wasmExports;
  const scratch = malloc(32);
  const places: { place: TextPlace; order: number }[] = [];
  const covers: { box: Rect; order: number }[] = [];
  let order = 0;
  for (const drawn of pageObjects(instance, page)) {
    order += 1;
    if (drawn.type === types.text) {
      const box = boxOf(instance, page, drawn, scratch);
      places.push({ place: { box, visibility: visibilityOf(instance, drawn.object, scratch) }, order });
    } else if (places.length > 0 && covers.length < mostCovers && isOpaque(instance, drawn, scratch)) {
      const box = boxOf(instance, page, drawn, scratch);
      if ((box.right - box.left) * (box.bottom - box.top) >= smallestCover) covers.push({ box, order });
    }
  }
  free(scratch);
  return places.map(({ place, order: at }) =>
    covers.some((cover) => cover.order > at && isWithin(place.box, cover.box))
      ? { ...place, visibility: "covered" }
      : place,
  );
}

/** Makes the pictures of an open page invisible until the page is closed. */
export function withoutPictures(instance: PdfiumInstance, page: number): void {
  for (const { object, type } of pageObjects(instance, page))
    if (type === types.image) instance.FPDFPageObj_SetIsActive(object, false);
}

/** The box of an object in shares of the page as it is shown. */
function boxOf(
  instance: PdfiumInstance,
  page: number,
  { object, matrix }: PageObject,
  scratch: number,
): Rect {
  instance.FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12);
  const word = scratch >> 2;
  const [left = 0, bottom = 0, right = 0, top = 0] = instance.pdfium.HEAPF32.subarray(word, word + 4);
  const corners = [
    [left, bottom],
    [right, bottom],
    [left, top],
    [right, top],
  ].map(([x = 0, y = 0]) => {
    const [a, b, c, d, e, f] = matrix;
    const [across, up] = [a * x + c * y + e, b * x + d * y + f];
    instance.FPDF_PageToDevice(page, 0, 0, device, device, 0, across, up, scratch, scratch + 4);
    const [toRight = 0, down = 0] = instance.pdfium.HEAP32.subarray(word, word + 2);
    return [toRight / device, down / device] as const;
  });
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

function visibilityOf(instance: PdfiumInstance, object: number, scratch: number): TextPlace["visibility"] {
  const mode = instance.FPDFTextObj_GetTextRenderMode(object);
  if (mode === invisible || mode === clipsOnly) return "inkless";
  const colour = colourOf(instance, object, scratch);
  if (!colour) return "shown";
  const [red, green, blue, alpha] = colour;
  return alpha < thin || 0.3 * red + 0.59 * green + 0.11 * blue > light ? "faint" : "shown";
}

function isOpaque(instance: PdfiumInstance, { object, type }: PageObject, scratch: number): boolean {
  if (type === types.image) return !instance.FPDFPageObj_HasTransparency(object);
  if (type !== types.path || !rectanglePoints.includes(instance.FPDFPath_CountSegments(object))) return false;
  if (instance.FPDFPageObj_HasTransparency(object)) return false;
  if (!instance.FPDFPath_GetDrawMode(object, scratch, scratch + 4)) return false;
  const isFilled = (instance.pdfium.HEAP32[scratch >> 2] ?? 0) !== 0;
  return isFilled && (colourOf(instance, object, scratch)?.[3] ?? 0) === 255;
}

function colourOf(instance: PdfiumInstance, object: number, scratch: number) {
  if (!instance.FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12))
    return null;
  const word = scratch >> 2;
  const [red = 0, green = 0, blue = 0, alpha = 255] = instance.pdfium.HEAP32.subarray(word, word + 4);
  return [red, green, blue, alpha] as const;
}

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.left >= outer.left - slack &&
    inner.top >= outer.top - slack &&
    inner.right <= outer.right + slack &&
    inner.bottom <= outer.bottom + slack
  );
}
