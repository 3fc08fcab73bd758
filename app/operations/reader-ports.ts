import type { EmbeddedParts, FileKind, FileWords, Page } from "@fieldwise/engine/reading";

/** An image file of one page, ready for recognition or for the viewer. Pixels; `contentType` is an image MIME type. */
export type PageImage = { bytes: Uint8Array; contentType: string; width: number; height: number };

/** A document that passed the bounds and is open. Page numbers count from 1. Call `close` when done. */
export type OpenDocument = {
  kind: FileKind;
  pageCount: number;
  /** The words of the page's text layer, or null when it has none worth trusting and must be recognised. */
  readTextLayer(page: number): Promise<Page | null>;
  /** What the file says in words of a page that must be recognised, to be compared; null when that is nothing of use. */
  wordsBeside(page: number): Promise<FileWords | null>;
  /** The page as an 8-bit grey image for recognition: PNG at 200 dpi for a PDF page, the file itself for an image. */
  imageForRecognition(page: number): Promise<PageImage>;
  /** The page for the viewer, `width` pixels wide, turned upright by `turns` clockwise quarter turns. */
  imageForViewing(page: number, width: number, turns: number): Promise<PageImage>;
  /** The e-invoice data and filled form fields that the file carries besides its print. */
  readEmbedded(): Promise<EmbeddedParts>;
  close(): void;
};

/** Opens files after checking every bound. Throws ReadingError with the reason a person can be told. */
export type DocumentReader = {
  /** Takes the bytes over: they may be gone afterwards. */
  open(bytes: Uint8Array): Promise<OpenDocument>;
  /** A PDF of the pages `first` to `last` of a PDF that was open before. */
  cutPages(bytes: Uint8Array, first: number, last: number): Promise<Uint8Array>;
};

/**
 * Recognises the words of one page image (JPEG or PNG file), compared with what the file says of it in words. Throws
 * ReadingError when the image cannot be read.
 */
export type PageRecogniser = {
  recognise(image: Uint8Array, page: number, beside?: FileWords | null): Promise<Page>;
};
