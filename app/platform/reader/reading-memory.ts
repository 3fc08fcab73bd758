const mebibyte = 1024 * 1024;

/**
 * How the 128 MB of an isolate are shared out, in bytes. Code, knowledge and what runs beside take some 35 MB; `together`
 * is for the file, PDFium and one picture of a page, whatever of them stands at the same time.
 */
export const readingMemory = {
  together: 86 * mebibyte,
  /** What PDFium takes before it has opened anything. */
  pdfiumAlone: 18 * mebibyte,
  /** A PDFium that has grown beyond this is given up when nobody draws with it. */
  pdfiumIdle: 32 * mebibyte,
  /** Beyond this a file stands in memory once, in PDFium, instead of once for text and once for pictures. */
  largeFile: 8 * mebibyte,
  /** A recogniser that has grown beyond this is renewed before the next picture is decoded. */
  recogniserIdle: 40 * mebibyte,
} as const;

/** Whether a file of this many bytes may stand in memory only once. */
export function isLargeFile(fileBytes: number): boolean {
  return fileBytes > readingMemory.largeFile;
}

/** The bytes that PDFium may take to draw a picture of `pictureBytes` from a page of a file. */
export function pdfiumCap(fileBytes: number, pictureBytes: number): number {
  // What reads the text of a large file comes before or after the picture, never beside it.
  const beside = isLargeFile(fileBytes) ? Math.max(fileBytes, pictureBytes) : fileBytes + pictureBytes;
  return readingMemory.together - beside;
}

/**
 * Whether PDFium can decode a picture of `imageBytes` (all its samples) on a page that is drawn in `pictureBytes`: it
 * holds the samples, two thirds of them again while it makes them smaller, and what it draws on.
 */
export function pdfiumCanDraw(fileBytes: number, pictureBytes: number, imageBytes: number): boolean {
  const needed = readingMemory.pdfiumAlone + fileBytes + (imageBytes * 5) / 3 + pictureBytes;
  return needed <= pdfiumCap(fileBytes, pictureBytes);
}

/** How large an instance may be that stands idle beside a picture file while this is decoded for `decoding` bytes. */
export function idleLimitFor(fileBytes: number, decoding: number, usual: number): number {
  return Math.min(usual, readingMemory.together - fileBytes - decoding);
}
