import { ReadingError } from "@fieldwise/engine/reading";
import type { PdfiumInstance } from "./pdfium";

/** A document held open in an instance of PDFium, with its bytes in that instance's memory. */
export type LoadedDocument = {
  instance: PdfiumInstance;
  handle(): number;
  /** A copy of the file, also when the instance is lost. */
  file(): Uint8Array;
  /** Opens the document again, so that PDFium lets go of all that it keeps of pages seen. */
  forgetPages(): void;
  close(): void;
};

const wrongPassword = 4;

/** Loads a PDF with the empty password. Throws ReadingError("password") or ReadingError("damaged"). */
export function loadPdfiumDocument(instance: PdfiumInstance, bytes: Uint8Array): LoadedDocument {
  const { malloc, free } = instance.pdfium.wasmExports;
  const size = bytes.length;
  const at = malloc(size);
  if (!at) throw new ReadingError("too-large", "no memory for the file");
  instance.pdfium.HEAPU8.set(bytes, at);
  let handle = openAt(instance, at, size);
  return {
    instance,
    handle: () => handle,
    file: () => instance.pdfium.HEAPU8.slice(at, at + size),
    forgetPages() {
      instance.FPDF_CloseDocument(handle);
      handle = openAt(instance, at, size);
    },
    close() {
      instance.FPDF_CloseDocument(handle);
      free(at);
    },
  };
}

function openAt(instance: PdfiumInstance, at: number, size: number): number {
  const handle = instance.FPDF_LoadMemDocument(at, size, "");
  if (handle) return handle;
  const reason = instance.FPDF_GetLastError();
  instance.pdfium.wasmExports.free(at);
  throw new ReadingError(reason === wrongPassword ? "password" : "damaged", `PDFium ${reason}`);
}
