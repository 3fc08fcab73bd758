import type { GreyImage } from "~/domain/reading/grey/grey-image";
import { ReadingError } from "~/domain/reading/reading-error";
import { type LoadedDocument, loadPdfiumDocument } from "./load-pdfium-document";
import type { Pdfium, PdfiumInstance } from "./pdfium";
import { imagesDecode, type PageImageObject, pageImages } from "./pdfium-page-images";
import { type ColourImage, renderColour, renderGrey } from "./pdfium-render";

/** A PDF opened in PDFium. Page numbers count from 1. */
export type PdfiumDocument = {
  renderGrey(page: number, dpi: number): Promise<{ image: GreyImage; starved: boolean }>;
  renderColour(page: number, width: number, turns: number): Promise<ColourImage>;
  images(page: number): Promise<PageImageObject[]>;
  /** Whether every picture on the page can be decoded; costs the decoding. */
  imagesDecode(page: number): Promise<boolean>;
  close(): void;
};

/**
 * Opens a PDF when it is first needed, and again when the instance it was open in was lost. `file` gives its bytes; they
 * are not kept here.
 */
export function createPdfiumDocument(pdfium: Pdfium, file: () => Promise<Uint8Array>): PdfiumDocument {
  let loaded: LoadedDocument | undefined;

  async function onPage<T>(
    page: number,
    work: (instance: PdfiumInstance, page: number) => T,
  ): Promise<{ result: T; starved: boolean }> {
    const isOpen = loaded !== undefined && pdfium.isCurrent(loaded.instance);
    const bytes = isOpen ? undefined : await file();
    const { result, starved } = await pdfium.run((instance) => {
      if (!bytes && loaded?.instance !== instance) return undefined;
      if (bytes && loaded?.instance !== instance) open(instance, bytes);
      return { value: onOpenPage(instance, page, work) };
    });
    return result ? { result: result.value, starved } : onPage(page, work);
  }

  function open(instance: PdfiumInstance, bytes: Uint8Array): void {
    loaded = undefined;
    loaded = loadPdfiumDocument(instance, bytes);
  }

  function onOpenPage<T>(
    instance: PdfiumInstance,
    page: number,
    work: (instance: PdfiumInstance, page: number) => T,
  ): T {
    const handle = loaded ? instance.FPDF_LoadPage(loaded.handle, page - 1) : 0;
    if (!handle) throw new ReadingError("damaged", `page ${page}`);
    const result = closingOnRefusal(instance, handle, () => work(instance, handle));
    instance.FPDF_ClosePage(handle);
    return result;
  }

  return {
    async renderGrey(page, dpi) {
      const { result, starved } = await onPage(page, (instance, handle) => renderGrey(instance, handle, dpi));
      return { image: result, starved };
    },
    async renderColour(page, width, turns) {
      return (await onPage(page, (instance, handle) => renderColour(instance, handle, width, turns))).result;
    },
    async images(page) {
      return (await onPage(page, pageImages)).result;
    },
    async imagesDecode(page) {
      return (await onPage(page, imagesDecode)).result;
    },
    close() {
      if (loaded && pdfium.isCurrent(loaded.instance)) loaded.close();
      loaded = undefined;
    },
  };
}

// A broken instance must not be touched again, so only our own refusals close the page.
function closingOnRefusal<T>(instance: PdfiumInstance, page: number, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof ReadingError) instance.FPDF_ClosePage(page);
    throw error;
  }
}
