import { decodeImage, decodingNeed } from "@fieldwise/engine/images";
import {
  mergeFileWords,
  type Page,
  ReadingError,
  readingLimits,
  recognisePage,
} from "@fieldwise/engine/reading";
import type { PageRecogniser } from "~/operations/reader-ports";
import { createMutex } from "./create-mutex";
import { idleLimitFor, readingMemory } from "./reading-memory";
import { createTesseract, type LoadLanguage, type Tesseract } from "./tesseract";
import { yieldToEventLoop } from "./yield-to-event-loop";

/** The compiled module of Tesseract (SIMD, LSTM only) and where its language data comes from. */
export type PageRecogniserParts = { tesseractWasm: WebAssembly.Module; loadLanguage: LoadLanguage };

type Asked = Parameters<PageRecogniser["recognise"]>;

/**
 * Milliseconds: far beyond the slowest page on a machine that has much else to do. Anyone who holds the lane longer is
 * passed.
 */
const longestPage = 300_000;

/**
 * Makes the recogniser of pages. Make one for an isolate: setting it up takes some 60 ms. It reads one page after the other,
 * because a page that is set aside in the middle must end before the next begins.
 */
export function createPageRecogniser({ tesseractWasm, loadLanguage }: PageRecogniserParts): PageRecogniser {
  let idle: Tesseract | undefined;
  const lane = createMutex(longestPage);

  async function recogniseNext(...[image, page, beside]: Asked): Promise<Page> {
    // After an outsize page the memory stays taken, and decoding the next one may need it.
    const most = idleLimitFor(image.length, decodingNeed(image), readingMemory.recogniserIdle);
    if (idle && idle.memory() > most) idle = undefined;
    const grey = await decodeImage(image, readingLimits.decodedPixels);
    const tesseract = idle ?? (await createTesseract(tesseractWasm, loadLanguage));
    // Who breaks off in the middle leaves it behind set aside, and never brings it back.
    idle = undefined;
    const recognised = await recognisePage(page, grey, tesseract.recognise, yieldToEventLoop).catch(
      (error: unknown) => {
        if (!(error instanceof WebAssembly.RuntimeError)) throw error;
        throw new ReadingError("unreadable", error.message);
      },
    );
    idle = tesseract;
    return beside ? mergeFileWords(recognised, beside, grey) : recognised;
  }

  return {
    async recognise(...asked) {
      const leave = await lane.enter();
      try {
        return await recogniseNext(...asked);
      } finally {
        leave();
      }
    },
  };
}
