import { decodeImage, decodingNeed } from "@fieldwise/engine/images";
import { ReadingError, readingLimits, recognisePage, withWordsBeside } from "@fieldwise/engine/reading";
import type { PageRecogniser } from "~/operations/reader-ports";
import { oneAtATime } from "./one-at-a-time";
import { idleBeside, readingMemory } from "./reading-memory";
import { createTesseract, type LoadLanguage, type Tesseract } from "./tesseract";

/** The compiled module of Tesseract (SIMD, LSTM only) and where its language data comes from. */
export type PageRecogniserParts = { tesseractWasm: WebAssembly.Module; loadLanguage: LoadLanguage };

/** Milliseconds. */
const longestStart = 30_000;

/** Makes the recogniser of pages. Make one for an isolate: setting it up takes some 60 ms. */
export function createPageRecogniser({ tesseractWasm, loadLanguage }: PageRecogniserParts): PageRecogniser {
  let current: Tesseract | undefined;
  const lane = oneAtATime(longestStart);

  async function ready(): Promise<Tesseract> {
    if (current) return current;
    const leave = await lane.enter();
    try {
      current ??= await createTesseract(tesseractWasm, loadLanguage);
      return current;
    } finally {
      leave();
    }
  }

  return {
    async recognise(image, page, beside) {
      // After an outsize page the memory stays taken, and decoding the next one may need it.
      const idle = idleBeside(image.length, decodingNeed(image), readingMemory.recogniserIdle);
      if (current && current.memory() > idle) current = undefined;
      const grey = await decodeImage(image, readingLimits.decodedPixels);
      const tesseract = await ready();
      try {
        const recognised = await recognisePage(page, grey, tesseract.recognise);
        return beside ? withWordsBeside(recognised, beside, grey) : recognised;
      } catch (error) {
        current = undefined;
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        throw new ReadingError("unreadable", error.message);
      }
    },
  };
}
