/** In bytes. */
const mebibyte = 1024 * 1024;

/**
 * The bounds a file must keep before any parser sees it, and the sizes that keep an isolate of 128 MB alive.
 * Bytes and pixels; `imagePixels` counts what a file may declare, `renderedImagePixels` what PDFium may decode,
 * `renderedPagePixels` and `viewedPagePixels` what a page is drawn in, `scannedPixels` what is decoded of a scanned page. A page of the
 * smallest print has some 8,000 words, and a piece of text may be one letter.
 */
export const readingLimits = {
  fileBytes: 25 * mebibyte,
  pages: 200,
  imagePixels: 60_000_000,
  progressivePixels: 25_000_000,
  progressiveInkPixels: 10_000_000,
  renderedImagePixels: 16_000_000,
  renderedPagePixels: 9_000_000,
  viewedPagePixels: 3_000_000,
  viewedPagePixelsOfLargeFile: 2_200_000,
  scannedPixels: 12_000_000,
  decodedPixels: 16_000_000,
  streamBytes: 64 * mebibyte,
  inflatedBytes: 400 * mebibyte,
  streams: 60_000,
  pagePieces: 60_000,
  pageWords: 20_000,
} as const;
