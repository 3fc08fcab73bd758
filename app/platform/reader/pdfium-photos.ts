import { type GreyImage, turnQuarters } from "@fieldwise/engine/images";
import type { PdfiumInstance } from "./pdfium";
import { decodedJpeg } from "./pdfium-decoded-jpeg";
import { matrixOf, objectTypes, type PageObject, pageObjects, times } from "./pdfium-drawn-objects";
import { imageBytes } from "./pdfium-page-images";
import { type PictureSize, renderGrey } from "./pdfium-render";

/** A picture's place in pixels of the page, and the clockwise quarter turns that it is shown with. */
type Placed = { left: number; top: number; right: number; bottom: number; turns: number };

type Point = readonly [x: number, y: number];

/** Of the picture's longer side: a photo that leans more than this is not laid straight. */
const leaning = 0.01;
/** A page of photos of receipts has two to six. */
const mostPhotos = 8;
/** Of the page: a photo of which far more lies beside the page is not laid, for it is made smaller whole. */
const mostCovered = 4;

/**
 * A page in grey with JPEGs that PDFium has no room for (`isTooLarge`, by the bytes of their samples), such as photos of a phone:
 * they are decoded without it and laid in their places between what PDFium draws before and after them. Null where such a
 * picture is no plain JPEG, leans, or is mirrored. Throws ReadingError where there is no room.
 */
export function greyWithPhotos(
  instance: PdfiumInstance,
  page: number,
  size: PictureSize,
  isTooLarge: (bytes: number) => boolean,
): GreyImage | null {
  const objects = [...pageObjects(instance, page)];
  const photos = objects.filter(
    ({ object, type }) => type === objectTypes.image && isTooLarge(imageBytes(instance, page, object)),
  );
  const [first] = photos;
  if (!first || photos.length > mostPhotos) return null;
  const places = photos.map((photo) => placeOf(instance, page, size, photo));
  const before = new Set(objects.slice(0, objects.indexOf(first)));
  const after = new Set(objects.slice(objects.indexOf(first)).filter((drawn) => !photos.includes(drawn)));
  const sheet = drawOnly(instance, page, size, objects, before);
  for (const [index, { object }] of photos.entries()) {
    const place = places[index];
    const decoded = place && decodedJpeg(instance, object, 2 * sheet.data.length);
    if (!decoded) return null;
    lay(sheet, decoded, place);
  }
  const over = drawOnly(instance, page, size, objects, after);
  for (let at = 0; at < sheet.data.length; at++)
    sheet.data[at] = Math.min(sheet.data[at] ?? 255, over.data[at] ?? 255);
  return sheet;
}

/** The page as it would be if it drew nothing but `shown`. Annotations lie over everything and are always drawn. */
function drawOnly(
  instance: PdfiumInstance,
  page: number,
  size: PictureSize,
  objects: PageObject[],
  shown: Set<PageObject>,
): GreyImage {
  for (const drawn of objects) instance.FPDFPageObj_SetIsActive(drawn.object, shown.has(drawn));
  return renderGrey(instance, page, size);
}

function placeOf(
  instance: PdfiumInstance,
  page: number,
  { width, height }: PictureSize,
  { object, matrix }: PageObject,
): Placed | null {
  const [a, b, c, d, e, f] = times(matrixOf(instance, object), matrix);
  const { malloc, free } = instance.pdfium.wasmExports;
  const scratch = malloc(8);
  const shown = (x: number, y: number): Point => {
    instance.FPDF_PageToDevice(
      page,
      0,
      0,
      width,
      height,
      0,
      a * x + c * y + e,
      b * x + d * y + f,
      scratch,
      scratch + 4,
    );
    const [across = 0, down = 0] = instance.pdfium.HEAP32.subarray(scratch >> 2, (scratch >> 2) + 2);
    return [across, down];
  };
  // A picture's first row is the upper side of the unit square.
  const [start, right, down] = [shown(0, 1), shown(1, 1), shown(0, 0)];
  free(scratch);
  const turns = turnsOf([right[0] - start[0], right[1] - start[1]], [down[0] - start[0], down[1] - start[1]]);
  if (turns === null) return null;
  const end: Point = [right[0] + down[0] - start[0], right[1] + down[1] - start[1]];
  const area = Math.abs((end[0] - start[0]) * (end[1] - start[1]));
  if (area > mostCovered * width * height) return null;
  return {
    left: Math.min(start[0], end[0]),
    top: Math.min(start[1], end[1]),
    right: Math.max(start[0], end[0]),
    bottom: Math.max(start[1], end[1]),
    turns,
  };
}

/** The quarter turns of a picture whose rows run along `across` and follow each other along `down`; null for others. */
function turnsOf(across: Point, down: Point): number | null {
  const slack = leaning * Math.max(...across.map(Math.abs), ...down.map(Math.abs)) + 1;
  const isFlat = (length: number) => Math.abs(length) <= slack;
  if (isFlat(across[1]) && isFlat(down[0]) && across[0] * down[1] > 0) return across[0] > 0 ? 0 : 2;
  if (isFlat(across[0]) && isFlat(down[1]) && across[1] * down[0] < 0) return across[1] > 0 ? 1 : 3;
  return null;
}

/** Lays a picture on a sheet: every pixel the mean of those that it covers. */
function lay(sheet: GreyImage, picture: GreyImage, { left, top, right, bottom, turns }: Placed): void {
  const sideways = turns % 2 === 1;
  const shrunk = shrinkTo(
    picture,
    sideways ? bottom - top : right - left,
    sideways ? right - left : bottom - top,
  );
  const turned = turnQuarters(shrunk, turns);
  for (let y = Math.max(0, top); y < Math.min(sheet.height, top + turned.height); y++) {
    const from = (y - top) * turned.width + Math.max(0, -left);
    const across = Math.min(turned.width, sheet.width - left) - Math.max(0, -left);
    if (across > 0)
      sheet.data.set(turned.data.subarray(from, from + across), y * sheet.width + Math.max(0, left));
  }
}

function shrinkTo({ width, height, data }: GreyImage, toWidth: number, toHeight: number): GreyImage {
  const to = { width: Math.max(1, toWidth), height: Math.max(1, toHeight) };
  const out = new Uint8Array(to.width * to.height);
  for (let y = 0; y < to.height; y++) {
    const [above, below] = covered(y, height, to.height);
    for (let x = 0; x < to.width; x++) {
      const [before, after] = covered(x, width, to.width);
      let sum = 0;
      for (let row = above; row < below; row++)
        for (let column = before; column < after; column++) sum += data[row * width + column] ?? 255;
      out[y * to.width + x] = Math.round(sum / ((below - above) * (after - before)));
    }
  }
  return { ...to, data: out };
}

function covered(at: number, of: number, into: number): [from: number, to: number] {
  const from = Math.floor((at * of) / into);
  return [from, Math.max(from + 1, Math.floor(((at + 1) * of) / into))];
}
