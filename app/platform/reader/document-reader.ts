import { decodingNeed } from "@fieldwise/engine/images";
import { inspectFile } from "@fieldwise/engine/reading";
import type { DocumentReader } from "~/operations/reader-ports";
import { cutPdf } from "./cut-pdf";
import { openImage } from "./open-image";
import { openPdf } from "./open-pdf";
import { createPdfium } from "./pdfium";
import { idleLimitFor, readingMemory } from "./reading-memory";
import { createWebpEncoder } from "./webp-encoder";

/** The compiled modules that the document reader draws pages with. */
export type DocumentReaderModules = { pdfiumWasm: WebAssembly.Module; webpEncoderWasm: WebAssembly.Module };

/**
 * Makes the reader of documents. Make one for an isolate: it keeps its instances from document to document, until `rest`
 * gives them up for work that needs their room.
 */
export function createDocumentReader({
  pdfiumWasm,
  webpEncoderWasm,
}: DocumentReaderModules): DocumentReader & { rest(): void } {
  const pdfium = createPdfium(pdfiumWasm);
  const encodeWebp = createWebpEncoder(webpEncoderWasm);
  return {
    rest: () => pdfium.rest(0),
    cutPages: (bytes, first, last) => cutPdf(pdfium, bytes, first, last),
    async open(bytes) {
      const { kind, encrypted } = await inspectFile(bytes);
      if (kind === "pdf") return openPdf(bytes, encrypted, pdfium, encodeWebp);
      // A picture is decoded without PDFium, and may need its room.
      pdfium.rest(idleLimitFor(bytes.length, decodingNeed(bytes), readingMemory.pdfiumIdle));
      return openImage(kind, bytes, encodeWebp);
    },
  };
}
