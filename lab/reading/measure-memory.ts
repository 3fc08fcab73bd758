import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { watchMemory } from "./watch-memory";

// The live memory that reading takes at most, for each file in turn, in one isolate that lives on as in the product.
// Once as the document Worker, which leaves the pictures of pages in --pictures, once as the OCR Worker, on these.
//   node lab/reading/measure-memory.mjs --as document --files DIR --pictures DIR
//   node lab/reading/measure-memory.mjs --as ocr --files DIR

const { values } = parseArgs({
  options: {
    as: { type: "string", default: "document" },
    files: { type: "string", default: "." },
    pictures: { type: "string" },
    only: { type: "string", default: "" },
  },
});
const watch = watchMemory();
const { createNodeReader } = await import("./node-reader");
const { baseKnowledge } = await import("@fieldwise/engine/memory");
const { extract } = await import("@fieldwise/engine/lab");
const { requestOf } = await import("../evaluation/request-of");
const { reader, recogniser } = await createNodeReader();
if (values.pictures) await mkdir(values.pictures, { recursive: true });

const files = (await readdir(values.files)).filter((name) => /\.(pdf|png|jpe?g)$/.test(name)).sort();
show("nothing yet", await watch.peakOf(async () => {}), "");
for (const name of files.filter((one) => one.includes(values.only))) {
  let outcome = "";
  const peak = await watch.peakOf(async () => {
    try {
      outcome = await (values.as === "ocr" ? recognise(name) : read(name));
    } catch (error) {
      outcome = String(error);
    }
  });
  show(name, peak, outcome);
}
show("nothing any more", await watch.peakOf(async () => {}), "");

async function recognise(name: string): Promise<string> {
  const { words } = await recogniser.recognise(new Uint8Array(await readFile(pathOf(name))), 1);
  return `${words.length} words`;
}

/** Reads as `readDocument` does, shows the first page as the review does, and extracts. */
async function read(name: string): Promise<string> {
  const document = await reader.open(new Uint8Array(await readFile(pathOf(name))));
  try {
    await document.readEmbedded();
    const pages = [];
    let pictures = 0;
    for (let number = 1; number <= document.pageCount; number += 1) {
      const page = await document.readTextLayer(number);
      watch.look();
      if (page) pages.push(page);
      else await keep(`${name}-${number}.png`, (await document.imageForRecognition(number)).bytes);
      pictures += page ? 0 : 1;
    }
    await document.imageForViewing(1, 1860, 0);
    const request = requestOf({ kind: "invoice", language: "en" });
    if (pages.length > 0) extract(pages, request, baseKnowledge);
    watch.look();
    return `${document.pageCount} pages, ${pictures} pictures, ${pages.reduce((sum, page) => sum + page.words.length, 0)} words`;
  } finally {
    document.close();
  }
}

async function keep(name: string, bytes: Uint8Array): Promise<void> {
  if (values.pictures) await writeFile(path.join(values.pictures, name), bytes);
}

function pathOf(name: string): string {
  return path.join(values.files, name);
}

function show(
  what: string,
  peak: { all: number; objects: number; arrays: number; wasm: number },
  outcome: string,
): void {
  const [all, objects, arrays, wasm] = [peak.all, peak.objects, peak.arrays, peak.wasm].map((part) =>
    part.toFixed(1).padStart(6),
  );
  console.log(`${what.padEnd(34)} ${all} MB: objects ${objects}, arrays ${arrays}, wasm ${wasm}  ${outcome}`);
}
