import type { PdfiumInstance } from "./pdfium";

/** As PDF has it: x' = a x + c y + e, y' = b x + d y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** One thing that a page draws. `matrix` is that of the forms around it, from their units to the page's. */
export type PageObject = { object: number; type: number; matrix: Matrix };

/** What PDFium calls the kinds of objects. */
export const objectTypes = { text: 1, path: 2, image: 3, form: 5 } as const;

const deepestForm = 4;
/** Bounds the time of a page: real ones have some thousands. */
const mostObjects = 20_000;
const asItIs: Matrix = [1, 0, 0, 1, 0, 0];

/** What a page draws, in its order, what forms draw in their place. */
export function* pageObjects(instance: PdfiumInstance, page: number): Generator<PageObject> {
  const count = Math.min(mostObjects, instance.FPDFPage_CountObjects(page));
  for (let index = 0; index < count; index++)
    yield* within(instance, instance.FPDFPage_GetObject(page, index), asItIs, 0);
}

function* within(
  instance: PdfiumInstance,
  object: number,
  matrix: Matrix,
  depth: number,
): Generator<PageObject> {
  const type = instance.FPDFPageObj_GetType(object);
  if (type !== objectTypes.form) {
    yield { object, type, matrix };
    return;
  }
  if (depth === deepestForm) return;
  const inner = times(matrixOf(instance, object), matrix);
  const count = Math.min(mostObjects, instance.FPDFFormObj_CountObjects(object));
  for (let index = 0; index < count; index++)
    yield* within(instance, instance.FPDFFormObj_GetObject(object, index), inner, depth + 1);
}

/** The matrix of an object itself, from its own units to those of what it stands in. */
export function matrixOf(instance: PdfiumInstance, object: number): Matrix {
  const { malloc, free } = instance.pdfium.wasmExports;
  const at = malloc(24);
  const known = instance.FPDFPageObj_GetMatrix(object, at);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = instance.pdfium.HEAPF32.subarray(at >> 2, (at >> 2) + 6);
  free(at);
  return known ? [a, b, c, d, e, f] : asItIs;
}

/** First `one`, then `other`. */
export function times(one: Matrix, other: Matrix): Matrix {
  const [a, b, c, d, e, f] = one;
  const [g, h, i, j, k, l] = other;
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l];
}
