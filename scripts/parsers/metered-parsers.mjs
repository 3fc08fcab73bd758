import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const sources = {
  "pdfium.wasm": "@embedpdf/pdfium/dist/pdfium.wasm",
  "pdfjs.mjs": "unpdf/dist/pdfjs.mjs",
};
const makers = ["meter-script.mjs", "meter-wasm.mjs", "wasm-instructions.mjs"];

/**
 * Makes the parsers of PDF files that count their work, in `build/parsers`, unless they are there as they should be. A
 * page of a few bytes can ask for work without end, and nothing else stops what runs: in a Worker even clocks stand still
 * meanwhile.
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
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "pdfium.wasm"), meterWasm(readFileSync(files["pdfium.wasm"])));
  writeFileSync(path.join(folder, "pdfjs.mjs"), meterScript(readFileSync(files["pdfjs.mjs"], "utf8")));
  writeFileSync(stamp, wanted);
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex");
}
