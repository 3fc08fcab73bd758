import { ReadingError } from "@fieldwise/engine/reading";
import { loadPdfiumDocument } from "./load-pdfium-document";
import type { Pdfium, PdfiumInstance } from "./pdfium";
import { pdfiumCap } from "./reading-memory";
import { savingWork } from "./reading-work";
import { savedPdf } from "./saved-pdf";

/**
 * A PDF with the pages `first` to `last` of another and nothing else; without encryption. Throws ReadingError when the
 * file cannot be opened or has no such pages.
 */
export async function cutPdf(
  pdfium: Pdfium,
  bytes: Uint8Array,
  first: number,
  last: number,
): Promise<Uint8Array> {
  const { result } = await pdfium.run(
    (instance) => {
      const source = loadPdfiumDocument(instance, bytes);
      const target = instance.FPDF_CreateNewDocument();
      const copied = importPages(instance, { source: source.handle(), target }, first, last);
      const copy = copied ? savedPdf(instance, target) : new Uint8Array();
      instance.FPDF_CloseDocument(target);
      source.close();
      if (copy.length === 0) throw new ReadingError("damaged", `pages ${first} to ${last}`);
      return copy;
    },
    { cap: pdfiumCap(bytes.length, bytes.length), work: savingWork(bytes.length) },
  );
  pdfium.rest();
  return result;
}

function importPages(
  { FPDF_ImportPagesByIndex, pdfium }: PdfiumInstance,
  { source, target }: { source: number; target: number },
  first: number,
  last: number,
): boolean {
  const count = last - first + 1;
  const at = pdfium.wasmExports.malloc(count * 4);
  for (let index = 0; index < count; index++) pdfium.HEAP32[at / 4 + index] = first - 1 + index;
  const copied = FPDF_ImportPagesByIndex(target, source, at, count, 0);
  pdfium.wasmExports.free(at);
  return copied;
}
