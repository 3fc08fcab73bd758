import type { GreyImage } from "~/domain/reading/grey/grey-image";
import { isBlank } from "~/domain/reading/grey/is-blank";
import { turnQuarters } from "~/domain/reading/grey/turn-quarters";
import type { Page } from "~/domain/reading/page";
import { checkPdf } from "~/domain/reading/pdf/check-pdf";
import { encodePng } from "~/domain/reading/png/encode-png";
import { ReadingError } from "~/domain/reading/reading-error";
import { readingLimits } from "~/domain/reading/reading-limits";
import { agreesWithPicture } from "~/domain/reading/text/agrees-with-picture";
import { pageOfRuns } from "~/domain/reading/text/page-of-runs";
import { textLayerVerdict } from "~/domain/reading/text/text-layer-verdict";
import type { OpenDocument } from "~/operations/reader-ports";
import { openPdfTextLayers } from "./pdf-text-layers";
import type { Pdfium } from "./pdfium";
import { createPdfiumDocument, type PdfiumDocument } from "./pdfium-document";
import { unlockPdf } from "./unlock-pdf";
import type { WebpEncoder } from "./webp-encoder";

const recognitionDpi = 200;
const scanCover = 0.5;
const bytesOfLargestImage = readingLimits.renderedImagePixels * 3;

/** Opens a PDF whose bounds were checked; an encrypted one is unlocked and checked again. Throws ReadingError. */
export async function openPdf(
  file: Uint8Array,
  encrypted: boolean,
  pdfium: Pdfium,
  encodeWebp: WebpEncoder,
): Promise<OpenDocument> {
  const bytes = encrypted ? await unlocked(pdfium, file) : file;
  const layers = await openPdfTextLayers(bytes);
  const { pageCount } = layers;
  if (pageCount > readingLimits.pages) {
    layers.close();
    throw new ReadingError("too-many-pages", String(pageCount));
  }
  const drawn = createPdfiumDocument(pdfium, layers.file);
  // A page found wordless was drawn to see whether it is blank; recognition asks for the same picture next.
  let last: { page: number; image: GreyImage } | undefined;

  async function render(page: number): Promise<GreyImage> {
    if (last?.page !== page) last = { page, image: await renderChecked(drawn, page) };
    return last.image;
  }

  // The text beneath a scan is someone else's reading of it, or of something else.
  async function isContradicted({ number, words, turns }: Page): Promise<boolean> {
    if (!(await isScan(drawn, number))) return false;
    return !agreesWithPicture(words, turnQuarters(await render(number), turns));
  }

  return {
    kind: "pdf",
    pageCount,
    async readTextLayer(number) {
      const { sheet, runs } = await layers.read(number);
      const page = pageOfRuns(number, sheet, runs);
      const verdict = textLayerVerdict(page.words.map((word) => word.text));
      if (verdict === "good") return (await isContradicted(page)) ? null : page;
      if (verdict === "sparse") return (await isScan(drawn, number)) ? null : page;
      if (verdict === "garbled" || page.words.length > 0) return null;
      return isBlank(await render(number)) ? blankPage(page) : null;
    },
    async imageForRecognition(number) {
      const image = await render(number);
      const { width, height } = image;
      return { bytes: await encodePng(image), contentType: "image/png", width, height };
    },
    async imageForViewing(number, width, turns) {
      const image = await drawn.renderColour(number, width, turns);
      const bytes = await encodeWebp(image);
      return { bytes, contentType: "image/webp", width: image.width, height: image.height };
    },
    readEmbedded: () => layers.embedded(),
    close() {
      last = undefined;
      layers.close();
      drawn.close();
    },
  };
}

async function unlocked(pdfium: Pdfium, file: Uint8Array): Promise<Uint8Array> {
  const bytes = await unlockPdf(pdfium, file);
  const { encrypted } = await checkPdf(bytes);
  if (encrypted) throw new ReadingError("password");
  return bytes;
}

// Few words over a picture of the whole page are a stamp upon a scan, not its text.
async function isScan(drawn: PdfiumDocument, page: number): Promise<boolean> {
  return (await drawn.images(page)).some((image) => image.cover > scanCover);
}

async function renderChecked(drawn: PdfiumDocument, page: number): Promise<GreyImage> {
  const images = await drawn.images(page);
  const largest = Math.max(0, ...images.map((image) => image.bytes));
  if (largest > bytesOfLargestImage) throw new ReadingError("too-many-pixels", `page ${page}`);
  const { image, starved } = await drawn.renderGrey(page, recognitionDpi);
  if (starved) throw new ReadingError("too-large", `page ${page}`);
  // A white page is what comes of a picture that could not be drawn, too.
  if (isBlank(image) && !(await drawn.imagesDecode(page))) throw new ReadingError("blank", `page ${page}`);
  return image;
}

function blankPage(page: Page): Page {
  return { ...page, words: [], turns: 0 };
}
