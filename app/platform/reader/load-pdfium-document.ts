import { ReadingError } from "~/domain/reading/reading-error";
import type { PdfiumInstance } from "./pdfium";

/** A document held open in an instance of PDFium, with its bytes in that instance's memory. */
export type LoadedDocument = { instance: PdfiumInstance; handle: number; close(): void };

const wrongPassword = 4;

/** Loads a PDF with the empty password. Throws ReadingError("password") or ReadingError("damaged"). */
export function loadPdfiumDocument(instance: PdfiumInstance, bytes: Uint8Array): LoadedDocument {
  const { malloc, free } = instance.pdfium.wasmExports;
  const at = malloc(bytes.length);
  if (!at) throw new ReadingError("too-large", "no memory for the file");
  instance.pdfium.HEAPU8.set(bytes, at);
  const handle = instance.FPDF_LoadMemDocument(at, bytes.length, "");
  if (!handle) {
    const reason = instance.FPDF_GetLastError();
    free(at);
    throw new ReadingError(reason === wrongPassword ? "password" : "damaged", `PDFium ${reason}`);
  }
  return {
    instance,
    handle,
    close() {
      instance.FPDF_CloseDocument(handle);
      free(at);
    },
  };
}
