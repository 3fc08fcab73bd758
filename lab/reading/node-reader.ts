import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { DocumentReader, PageRecogniser } from "~/operations/reader-ports";
import { createDocumentReader } from "~/platform/reader/document-reader";
import { createPageRecogniser } from "~/platform/reader/page-recogniser";

/** Both halves of the reader in Node, for measuring and tests. Run it from the root of the repository. */
export async function createNodeReader(): Promise<{ reader: DocumentReader; recogniser: PageRecogniser }> {
  return {
    reader: createDocumentReader({
      pdfiumWasm: await compiled("build/parsers/pdfium.wasm"),
      webpEncoderWasm: await compiled("node_modules/@jsquash/webp/codec/enc/webp_enc_simd.wasm"),
    }),
    recogniser: createPageRecogniser({
      tesseractWasm: await compiled("build/parsers/tesseract.wasm"),
      loadLanguage: async (code) =>
        gunzipSync(await readFile(resolve("workers/ocr/languages", `${code}.traineddata.gz`))),
    }),
  };
}

async function compiled(path: string): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(resolve(path)));
}
