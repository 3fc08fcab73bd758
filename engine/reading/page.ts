/** A box on the upright page in fractions 0..1 of its width and height, origin top left: [left, top, right, bottom]. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** One word as read: its text, where it stands, and how sure the reader is (0..1; 1 for a text layer). */
export type Word = { text: string; box: Box; confidence: number };

/** Where the words of a page came from. */
export type WordSource = "text" | "ocr";

/**
 * One read page. `number` counts from 1. `width` and `height` are PDF points for a text layer and pixels of the upright
 * image for a recognised page: only their ratio means anything to the engine. `confidence` is the mean over the words
 * (0..1). `turns` says how many clockwise quarter turns brought the page upright. `hidden`
 * counts words or runs of text of the file that nobody sees on the page, where there are any; they are not among `words`.
 */
export type Page = {
  number: number;
  width: number;
  height: number;
  source: WordSource;
  confidence: number;
  turns: number;
  hidden?: number;
  words: Word[];
};
