import type { GreyImage } from "../grey/grey-image";

/** How the recogniser looks for text: scattered pieces, a page with columns, or one column of lines. */
export type Layout = "sparse" | "page" | "column";

/** A word as recognised, its box in pixels of the picture given, confidence 0..1. */
export type RecognisedWord = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  confidence: number;
};

/** The engine that turns pixels into words, as the recipe sees it. It lets others run before it starts on a picture. */
export type RecogniseWords = (image: GreyImage, layout: Layout) => Promise<RecognisedWord[]>;
