import type { PdfiumInstance } from "./pdfium";

/** The bytes of a document that is open in an instance, written again; empty when PDFium cannot write it. */
export function savedPdf(instance: PdfiumInstance, document: number): Uint8Array {
  const { malloc, free } = instance.pdfium.wasmExports;
  const writer = instance.PDFiumExt_OpenFileWriter();
  instance.PDFiumExt_SaveAsCopy(document, writer);
  const size = instance.PDFiumExt_GetFileWriterSize(writer);
  const at = malloc(size);
  instance.PDFiumExt_GetFileWriterData(writer, at, size);
  const copy = instance.pdfium.HEAPU8.slice(at, at + size);
  free(at);
  instance.PDFiumExt_CloseFileWriter(writer);
  return copy;
}
