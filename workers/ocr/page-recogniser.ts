import { createPageRecogniser } from "~/platform/reader/page-recogniser";
import tesseractWasm from "../../build/parsers/tesseract.wasm";
import english from "./languages/eng.traineddata.gz";
import spanish from "./languages/spa.traineddata.gz";

const languages: Record<"eng" | "spa", ArrayBuffer> = { eng: english, spa: spanish };

/** The recogniser of this isolate. */
export const pageRecogniser = createPageRecogniser({
  tesseractWasm,
  loadLanguage: async (code) => {
    const inflated = new Response(languages[code]).body?.pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(inflated).arrayBuffer());
  },
});
