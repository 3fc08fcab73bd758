import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const sources = {
  "pdfium.wasm": "@embedpdf/pdfium/dist/pdfium.wasm",
  "pdfjs.mjs": "unpdf/dist/pdfjs.mjs",
  "tesseract.wasm": "tesseract.js-core/tesseract-core-simd-lstm.wasm",
};
const makers = [
  "metered-parsers.mjs",
  "meter-script.mjs",
  "meter-wasm.mjs",
  "pause-wasm.mjs",
  "wasm-instructions.mjs",
  "wasm-sections.mjs",
];
/** What Tesseract calls to tell how far it is (`app/platform/reader/tesseract.ts`). */
const tellsProgress = "s";
/** Calls of functions from pause to pause: a page's layout takes 3.7 million and half a second, and asks some 750 times. */
const pauseEvery = 5_000;

/**
 * Makes the parsers of PDF files that count their work, in `build/parsers`, unless they are there as they should be. A
 * page of a few bytes can ask for work without end, and nothing else stops what runs: in a Worker even clocks stand still
 * meanwhile. And the recogniser that asks for pauses, since the layout of a page is one call.
 */
export async function makeMeteredParsers(root) {
  const folder = path.join(root, "build", "parsers");
  const stamp = path.join(folder, ".made-from");
  const files = Object.fromEntries(
    Object.entries(sources).map(([name, source]) => [name, path.join(root, "node_modules", source)]),
  );
  const wanted = hashOf([
    ...Object.values(files),
    ...makers.map((maker) => path.join(root, "scripts", "parsers", maker)),
  ]);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  // Loaded only now, because the compiler may have been installed a moment ago.
  const { meterScript } = await import("./meter-script.mjs");
  const { meterWasm } = await import("./meter-wasm.mjs");
  const { pauseWasm } = await import("./pause-wasm.mjs");
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "pdfium.wasm"), meterWasm(readFileSync(files["pdfium.wasm"])));
  writeFileSync(path.join(folder, "pdfjs.mjs"), meterScript(readFileSync(files["pdfjs.mjs"], "utf8")));
  const tesseract = pauseWasm(readFileSync(files["tesseract.wasm"]), tellsProgress, pauseEvery);
  writeFileSync(path.join(folder, "tesseract.wasm"), tesseract);
  writeFileSync(stamp, wanted);
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}
