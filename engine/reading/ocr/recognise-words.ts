import type { GreyImage } from "../image/grey-image";

/** How the recogniser looks for text: scattered pieces, a page with columns, one block of lines, or a single line. */
export type Layout = "sparse" | "page" | "block" | "line";

/** A word as recognised, its box in pixels of the picture given, confidence 0..1. */
export type RecognisedWord = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  confidence: number;
};

/** Which languages the recogniser reckons with: English alone takes two thirds of the time, and is surer of English. */
export type Languages = "english" | "all";

/** The engine that turns pixels into words, as the recipe sees it. It lets others run before it starts on a picture. */
export type RecogniseWords = (
  image: GreyImage,
  layout: Layout,
  languages: Languages,
) => Promise<RecognisedWord[]>;
