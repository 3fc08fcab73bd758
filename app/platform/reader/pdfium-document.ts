import type { GreyImage } from "@fieldwise/engine/images";
import { inOneStep, ReadingError, type Steps, type TextPlace } from "@fieldwise/engine/reading";

import { type LoadedDocument, loadPdfiumDocument } from "./load-pdfium-document";
import type { Pdfium, PdfiumInstance } from "./pdfium";
import { imagesDecode, type PageContents, pageContents } from "./pdfium-page-images";
import { greyWithPhotos } from "./pdfium-photos";
import {
  type ColourImage,
  type PictureSize,
  renderColourInSteps,
  renderGrey,
  renderGreyInSteps,
} from "./pdfium-render";
import { scannedGrey } from "./pdfium-scanned-grey";
import { textPlaces, withoutPictures } from "./pdfium-text-places";
import { isLargeFile, pdfiumCap } from "./reading-memory";
import { drawingWork, openingWork, readingWork } from "./reading-work";
import { yieldToEventLoop } from "./yield-to-event-loop";

const smallDrawing: PictureSize = { width: 240, height: 340 };
/** The instances that have drawn text. */
const warm = new WeakSet<PdfiumInstance>();

/** The bytes of the picture that is drawn, and the pixels of the pictures that are drawn in it. */
type Drawing = { pictureBytes: number; pixels: number };

/** A PDF opened in PDFium. Page numbers count from 1; `pixels` are those of the pictures on the page. */
export type PdfiumDocument = {
  renderGrey(
    page: number,
    size: PictureSize,
    pixels: number,
  ): Promise<{ image: GreyImage; starved: boolean }>;
  renderColour(
    page: number,
    size: PictureSize,
    drawn: { turns: number; pixels: number },
  ): Promise<{ image: ColourImage; starved: boolean }>;
  /** The page as `scannedGrey` makes it without PDFium's decoder; null for pages that are more than one JPEG. */
  scannedGrey(page: number, width: number): Promise<GreyImage | null>;
  /** The page as `greyWithPhotos` makes it; null where a picture that is too large is no straight JPEG. */
  greyWithPhotos(
    page: number,
    size: PictureSize,
    isTooLarge: (bytes: number) => boolean,
  ): Promise<GreyImage | null>;
  /** The size of a page in points, as shown, and its pictures. */
  contents(page: number): Promise<PageContents>;
  /** Where the page has text, and whether it is there to be seen. */
  textPlaces(page: number): Promise<TextPlace[]>;
  /** The page in grey as it would be without its pictures. */
  renderWithoutPictures(page: number, size: PictureSize): Promise<GreyImage>;
  /** Whether every picture on the page can be decoded; costs the decoding. */
  imagesDecode(page: number): Promise<boolean>;
  /** Opens the file at once and keeps the only copy of it; throws ReadingError when PDFium cannot open it. */
  hold(bytes: Uint8Array): Promise<void>;
  /** A copy of the file that is held. */
  heldFile(): Promise<Uint8Array>;
  /** Gives back memory for other work; the file stays. */
  rest(): void;
  /** With `giveUp` PDFium goes, too, however small it is. */
  close(giveUp?: boolean): void;
};

/**
 * Opens a PDF of `fileBytes` when it is first needed, and again when the instance it was open in was lost. `file` gives
 * its bytes; unless they are held they are not kept here.
 */
export function createPdfiumDocument(
  pdfium: Pdfium,
  fileBytes: number,
  file: () => Promise<Uint8Array>,
): PdfiumDocument {
  let loaded: LoadedDocument | undefined;
  let held = false;
  let openPages = 0;

  const onPage = <T>(page: number, work: (instance: PdfiumInstance, page: number) => T, drawing?: Drawing) =>
    onPageInSteps(page, (...on) => inOneStep(() => work(...on)), drawing);

  async function onPageInSteps<T>(
    page: number,
    work: (instance: PdfiumInstance, page: number) => Steps<T>,
    { pictureBytes, pixels }: Drawing = { pictureBytes: 0, pixels: 0 },
  ): Promise<{ result: T; starved: boolean }> {
    const isOpen = loaded !== undefined && pdfium.isCurrent(loaded.instance);
    const bytes = isOpen ? undefined : await bytesAgain();
    const ran = await pdfium.runInSteps(
      function* (instance) {
        if (!bytes && loaded?.instance !== instance) return undefined;
        if (bytes && loaded?.instance !== instance) open(instance, bytes);
        return { value: yield* onOpenPage(instance, page, work) };
      },
      {
        cap: pdfiumCap(fileBytes, pictureBytes),
        work: (bytes ? openingWork(fileBytes) : 0) + (pictureBytes ? drawingWork(pixels) : readingWork.page),
      },
    );
    return ran?.result
      ? { result: ran.result.value, starved: ran.starved }
      : onPageInSteps(page, work, { pictureBytes, pixels });
  }

  async function bytesAgain(): Promise<Uint8Array> {
    if (!held) return file();
    const bytes = await heldFile();
    // The lost instance must go before the next one comes.
    loaded = undefined;
    return bytes;
  }

  async function heldFile(): Promise<Uint8Array> {
    if (!loaded) throw new ReadingError("unreadable", "the file is gone");
    return loaded.file();
  }

  function open(instance: PdfiumInstance, bytes: Uint8Array): void {
    loaded = undefined;
    openPages = 0;
    loaded = loadPdfiumDocument(instance, bytes);
  }

  function* onOpenPage<T>(
    instance: PdfiumInstance,
    page: number,
    work: (instance: PdfiumInstance, page: number) => Steps<T>,
  ): Steps<T> {
    const handle = loaded ? instance.FPDF_LoadPage(loaded.handle(), page - 1) : 0;
    if (!handle) throw new ReadingError("damaged", `page ${page}`);
    openPages += 1;
    const result = yield* closingOnRefusal(instance, handle, work(instance, handle), () => {
      openPages -= 1;
    });
    instance.FPDF_ClosePage(handle);
    // PDFium keeps the data of every picture that it has met, and those of a large file have no room together.
    if (isLargeFile(fileBytes)) loaded?.forgetPages();
    return result;
  }

  /**
   * What an instance draws first costs half as much again, for its functions are compiled and its fonts read: a page of
   * text is drawn small before, in a piece of its own. A picture would be decoded twice.
   */
  async function warmUp(page: number, pixels: number): Promise<void> {
    if (pixels > 0 || (loaded && warm.has(loaded.instance))) return;
    const pictureBytes = smallDrawing.width * smallDrawing.height;
    const draw = (instance: PdfiumInstance, handle: number) => renderGrey(instance, handle, smallDrawing);
    await onPage(page, draw, { pictureBytes, pixels });
    if (loaded) warm.add(loaded.instance);
    await yieldToEventLoop();
  }

  return {
    async renderGrey(page, size, pixels) {
      await warmUp(page, pixels);
      const work = (instance: PdfiumInstance, handle: number) => renderGreyInSteps(instance, handle, size);
      const { result, starved } = await onPageInSteps(page, work, {
        pictureBytes: size.width * size.height,
        pixels,
      });
      return { image: result, starved };
    },
    async renderColour(page, size, { turns, pixels }) {
      await warmUp(page, pixels);
      const work = (instance: PdfiumInstance, handle: number) =>
        renderColourInSteps(instance, handle, size, turns);
      const { result, starved } = await onPageInSteps(page, work, {
        pictureBytes: size.width * size.height * 4,
        pixels,
      });
      return { image: result, starved };
    },
    async scannedGrey(page, width) {
      return (await onPage(page, (instance, handle) => scannedGrey(instance, handle, width))).result;
    },
    async greyWithPhotos(page, size, isTooLarge) {
      const work = (instance: PdfiumInstance, handle: number) =>
        greyWithPhotos(instance, handle, size, isTooLarge);
      const drawing = { pictureBytes: size.width * size.height, pixels: 0 };
      const { result, starved } = await onPage(page, work, drawing);
      if (starved) throw new ReadingError("too-large", `page ${page}`);
      return result;
    },
    async contents(page) {
      return (await onPage(page, pageContents)).result;
    },
    async textPlaces(page) {
      return (await onPage(page, textPlaces)).result;
    },
    async renderWithoutPictures(page, size) {
      const work = (instance: PdfiumInstance, handle: number) => {
        withoutPictures(instance, handle);
        return renderGrey(instance, handle, size);
      };
      return (await onPage(page, work, { pictureBytes: size.width * size.height, pixels: 0 })).result;
    },
    async imagesDecode(page) {
      return (await onPage(page, imagesDecode)).result;
    },
    async hold(bytes) {
      const bounds = { cap: pdfiumCap(fileBytes, 0), work: openingWork(fileBytes) };
      await pdfium.run((instance) => open(instance, bytes), bounds);
      held = true;
    },
    heldFile,
    rest() {
      if (held) return;
      close();
      pdfium.rest(0);
    },
    close(giveUp = false) {
      held = false;
      close();
      pdfium.rest(giveUp ? 0 : undefined);
    },
  };

  function close(): void {
    if (loaded && pdfium.isCurrent(loaded.instance)) {
      // Nothing may be drawn of a file that is closed.
      if (openPages > 0) pdfium.rest(0);
      else loaded.close();
    }
    loaded = undefined;
  }
}

// A broken instance must not be touched again, so only our own refusals close the page.
function* closingOnRefusal<T>(
  instance: PdfiumInstance,
  page: number,
  work: Steps<T>,
  done: () => void,
): Steps<T> {
  try {
    return yield* work;
  } catch (error) {
    if (error instanceof ReadingError) instance.FPDF_ClosePage(page);
    throw error;
  } finally {
    done();
  }
}
