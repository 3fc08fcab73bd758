import { ReadingError } from "@fieldwise/engine/reading";
import { loadPdfiumDocument } from "./load-pdfium-document";
import type { Pdfium } from "./pdfium";
import { pdfiumCap } from "./reading-memory";
import { savingWork } from "./reading-work";
import { savedPdf } from "./saved-pdf";

/**
 * A copy of an encrypted PDF without its encryption, for files that open without a password and only restrict what may
 * be done with them. Throws ReadingError("password") when a password is needed.
 */
export async function unlockPdf(pdfium: Pdfium, bytes: Uint8Array): Promise<Uint8Array> {
  const { result } = await pdfium.run(
    (instance) => {
      const document = loadPdfiumDocument(instance, bytes);
      instance.EPDF_RemoveEncryption(document.handle());
      const copy = savedPdf(instance, document.handle());
      document.close();
      if (copy.length === 0) throw new ReadingError("password");
      return copy;
    },
    { cap: pdfiumCap(bytes.length, bytes.length), work: savingWork(bytes.length) },
  );
  pdfium.rest();
  return result;
}
