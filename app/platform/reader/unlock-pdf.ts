import { ReadingError } from "~/domain/reading/reading-error";
import { loadPdfiumDocument } from "./load-pdfium-document";
import type { Pdfium, PdfiumInstance } from "./pdfium";

/**
 * A copy of an encrypted PDF without its encryption, for files that open without a password and only restrict what may
 * be done with them. Throws ReadingError("password") when a password is needed.
 */
export async function unlockPdf(pdfium: Pdfium, bytes: Uint8Array): Promise<Uint8Array> {
  const { result } = await pdfium.run((instance) => {
    const document = loadPdfiumDocument(instance, bytes);
    instance.EPDF_RemoveEncryption(document.handle);
    const copy = saved(instance, document.handle);
    document.close();
    if (copy.length === 0) throw new ReadingError("password");
    return copy;
  });
  return result;
}

function saved(instance: PdfiumInstance, document: number): Uint8Array {
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
