import { type GreyImage, isBlank, turnQuarters } from "@fieldwise/engine/images";
import { ReadingError, readingLimits } from "@fieldwise/engine/reading";
import { inColour } from "./in-colour";
import type { PdfiumDocument } from "./pdfium-document";
import type { PageContents } from "./pdfium-page-images";
import type { ColourImage } from "./pdfium-render";
import { sizeAtResolution, sizeAtWidth } from "./picture-size";
import { isLargeFile, pdfiumCanDraw } from "./reading-memory";
import { yieldToEventLoop } from "./yield-to-event-loop";

const recognitionDpi = 200;
const bytesOfLargestImage = readingLimits.renderedImagePixels * 3;
const leastWidth = 1240;

/**
 * A page in grey at 200 dpi, for recognition. A JPEG that is too large for PDFium is decoded without it. Throws
 * ReadingError when there is no room for what the page shows.
 */
export async function drawForRecognition(
  drawn: PdfiumDocument,
  fileBytes: number,
  page: number,
): Promise<GreyImage> {
  const contents = await contentsOf(drawn, page);
  const size = sizeAtResolution(contents, recognitionDpi, readingLimits.renderedPagePixels);
  const largest = largestOf(contents);
  if (!pdfiumCanDraw(fileBytes, size.width * size.height, largest)) {
    const scanned = await drawn.scannedGrey(page, size.width);
    if (scanned) return scanned;
    const laid = await drawn.greyWithPhotos(page, size, tooLargeBeside(fileBytes, size.width * size.height));
    if (laid) return laid;
  }
  if (largest > bytesOfLargestImage) throw new ReadingError("too-many-pixels", `page ${page}`);
  const { image, starved } = await drawn.renderGrey(page, size, pixelsOf(contents));
  if (starved) throw new ReadingError("too-large", `page ${page}`);
  // A white page is what comes of a picture that could not be drawn, too.
  if (isBlank(image) && !(await drawn.imagesDecode(page))) throw new ReadingError("blank", `page ${page}`);
  return image;
}

/** A page for the viewer, `width` pixels wide after `turns`; smaller or grey where there is no room for more. */
export async function drawForViewing(
  drawn: PdfiumDocument,
  fileBytes: number,
  page: number,
  width: number,
  turns: number,
): Promise<ColourImage> {
  const contents = await contentsOf(drawn, page);
  const turned = turns % 2 === 0 ? contents : { width: contents.height, height: contents.width };
  // A large file stays in PDFium while the picture is encoded, which takes ten bytes a pixel.
  const { viewedPagePixels, viewedPagePixelsOfLargeFile } = readingLimits;
  const mostPixels = isLargeFile(fileBytes) ? viewedPagePixelsOfLargeFile : viewedPagePixels;
  const size = sizeAtWidth(turned, width, mostPixels);
  if (!pdfiumCanDraw(fileBytes, size.width * size.height * 4, largestOf(contents))) {
    const scanned = await drawn.scannedGrey(page, turns % 2 === 0 ? size.width : size.height);
    if (scanned) return inColour(turnQuarters(scanned, turns));
    const upright = turns % 2 === 0 ? size : { width: size.height, height: size.width };
    const isTooLarge = tooLargeBeside(fileBytes, size.width * size.height * 4);
    const laid = await drawn.greyWithPhotos(page, upright, isTooLarge);
    if (laid) return inColour(turnQuarters(laid, turns));
  }
  const { image, starved } = await drawn.renderColour(page, size, { turns, pixels: pixelsOf(contents) });
  if (!starved || width <= leastWidth) return image;
  return drawForViewing(drawn, fileBytes, page, leastWidth, turns);
}

function tooLargeBeside(fileBytes: number, pictureBytes: number): (imageBytes: number) => boolean {
  return (imageBytes) => !pdfiumCanDraw(fileBytes, pictureBytes, imageBytes);
}

async function contentsOf(drawn: PdfiumDocument, page: number): Promise<PageContents> {
  const contents = await drawn.contents(page);
  // Looking at the first page starts PDFium and opens the file; drawing comes in a piece of its own.
  await yieldToEventLoop();
  if (!(contents.width > 0 && contents.height > 0)) throw new ReadingError("damaged", "page without a size");
  return contents;
}

function pixelsOf({ images }: PageContents): number {
  return images.reduce((sum, { pixels }) => sum + pixels, 0);
}

function largestOf({ images }: PageContents): number {
  return Math.max(0, ...images.map((image) => image.bytes));
}
