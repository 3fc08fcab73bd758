import { encodePng, type GreyImage, isBlank } from "@fieldwise/engine/images";
import {
  checkPdf,
  type FileWords,
  type Page,
  pageOfRuns,
  ReadingError,
  readingLimits,
  textLayerVerdict,
} from "@fieldwise/engine/reading";
import type { OpenDocument, PageImage } from "~/operations/reader-ports";
import { drawForRecognition, drawForViewing } from "./draw-page";
import { openForEachText } from "./open-for-each-text";
import { openPdfTextLayers, type PdfTextLayers } from "./pdf-text-layers";
import type { Pdfium } from "./pdfium";
import { createPdfiumDocument, type PdfiumDocument } from "./pdfium-document";
import { isLargeFile } from "./reading-memory";
import { judgeLayer, partialTextLayer, type TextLayer } from "./text-layer";
import { unlockPdf } from "./unlock-pdf";
import type { WebpEncoder } from "./webp-encoder";
import { yieldToEventLoop } from "./yield-to-event-loop";

/** Pages that may ask for too much work before the rest of the file is not tried any more. */
const mostTooComplex = 3;
/** The values of this many pages may need the room that PDFium takes while nobody draws with it. */
const mostPagesBesidePdfium = 50;

/** Opens a PDF whose bounds were checked; an encrypted one is unlocked and checked again. Throws ReadingError. */
export async function openPdf(
  file: Uint8Array,
  encrypted: boolean,
  pdfium: Pdfium,
  encodeWebp: WebpEncoder,
): Promise<OpenDocument> {
  const bytes = encrypted ? await unlocked(pdfium, file) : file;
  const fileBytes = bytes.length;
  const { layers, drawn } = await openTwice(bytes, pdfium);
  const { pageCount } = layers;
  if (pageCount < 1 || pageCount > readingLimits.pages) {
    await layers.close();
    drawn.close();
    throw new ReadingError(pageCount < 1 ? "damaged" : "too-many-pages", String(pageCount));
  }
  // A page found wordless was drawn to see whether it is blank; recognition asks for the same picture next.
  let last: { page: number; image: GreyImage } | undefined;

  async function render(page: number): Promise<GreyImage> {
    if (last?.page === page) return last.image;
    last = undefined;
    const image = await drawForRecognition(drawn, fileBytes, page);
    last = { page, image };
    return image;
  }

  async function textLayer(number: number): Promise<TextLayer> {
    const { sheet, runs } = await layers.read(number);
    const page = pageOfRuns(number, sheet, runs);
    const verdict = textLayerVerdict(page.words.map((word) => word.text));
    if (page.words.length === 0)
      return verdict === "none" && isBlank(await render(number))
        ? { page: blankPage(page) }
        : { beside: null };
    if (verdict === "garbled") return { beside: null };
    if (verdict === "holed") return partialTextLayer(page);
    return judgeLayer(page, verdict, { drawn, render });
  }

  async function viewed(number: number, width: number, turns: number): Promise<PageImage> {
    last = undefined;
    const image = await drawForViewing(drawn, fileBytes, number, width, turns);
    drawn.rest();
    await yieldToEventLoop();
    const bytes = await encodeWebp(image);
    return { bytes, contentType: "image/webp", width: image.width, height: image.height };
  }

  const tried = givingUpAfter(mostTooComplex);
  // What a page that must be recognised has in words is asked for next.
  let beside: { page: number; words: FileWords | null } | undefined;
  return {
    kind: "pdf",
    pageCount,
    async readTextLayer(number) {
      const layer = await tried(() => textLayer(number));
      if ("page" in layer) return layer.page;
      beside = { page: number, words: layer.beside };
      return null;
    },
    async wordsBeside(number) {
      if (beside?.page === number) return beside.words;
      const layer = await tried(() => textLayer(number));
      return "beside" in layer ? layer.beside : null;
    },
    async imageForRecognition(number) {
      const image = await tried(() => render(number));
      const { width, height } = image;
      await yieldToEventLoop();
      return { bytes: await encodePng(image), contentType: "image/png", width, height };
    },
    imageForViewing: (number, width, turns) => tried(() => viewed(number, width, turns)),
    readEmbedded: () => layers.embedded(),
    close() {
      last = undefined;
      void layers.close();
      drawn.close(pageCount > mostPagesBesidePdfium);
    },
  };
}

/** Tries things until this many of them were too complex. */
function givingUpAfter(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let count = 0;
  return async (task) => {
    if (count === most) throw new ReadingError("too-complex", `${most} times before`);
    try {
      return await task();
    } catch (error) {
      if (error instanceof ReadingError && error.problem === "too-complex") count += 1;
      throw error;
    }
  };
}

/** Opens a PDF for its text and for its pictures. A large file stands in memory once; the reader of text comes and goes. */
async function openTwice(
  bytes: Uint8Array,
  pdfium: Pdfium,
): Promise<{ layers: PdfTextLayers; drawn: PdfiumDocument }> {
  const fileBytes = bytes.length;
  if (isLargeFile(fileBytes)) {
    const drawn = createPdfiumDocument(pdfium, fileBytes, () => drawn.heldFile());
    if (await isHeld(drawn, bytes)) return { layers: await openForEachText(drawn.heldFile), drawn };
  }
  const layers = await openPdfTextLayers(bytes);
  return { layers, drawn: createPdfiumDocument(pdfium, fileBytes, layers.file) };
}

// What PDFium cannot open may have text all the same.
async function isHeld(drawn: PdfiumDocument, bytes: Uint8Array): Promise<boolean> {
  try {
    await drawn.hold(bytes);
  } catch (error) {
    if (error instanceof ReadingError) return false;
    throw error;
  }
  // Anyone who gave us the bytes may still hold them.
  structuredClone(bytes.buffer, { transfer: [bytes.buffer] });
  return true;
}

async function unlocked(pdfium: Pdfium, file: Uint8Array): Promise<Uint8Array> {
  const bytes = await unlockPdf(pdfium, file);
  const { encrypted } = await checkPdf(bytes);
  if (encrypted) throw new ReadingError("password");
  return bytes;
}

function blankPage(page: Page): Page {
  return { ...page, words: [], turns: 0 };
}
