import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { baseKnowledge, extractInTurns, type Page } from "@fieldwise/engine";
import { turns } from "~/operations/turns";
import { smallPdf } from "../../tests/support/small-pdf";
import { requestOf } from "../evaluation/request-of";
import { createNodeReader } from "./node-reader";

// How long reading and extraction keep everything else waiting: the longest pieces between two turns of the event loop,
// in milliseconds of processor time.
//   node lab/reading/measure-blocks.mjs [--pages 60] [--file FILE.pdf]

const { values } = parseArgs({
  options: { pages: { type: "string", default: "60" }, file: { type: "string" } },
});

const { reader } = await createNodeReader();
const bytes = values.file
  ? new Uint8Array(await readFile(values.file))
  : smallPdf(Array.from({ length: Number(values.pages) }, (_, page) => linesOf(page)));
const pages: Page[] = [];
const pause = turns();
await watched("reading", async () => {
  const document = await reader.open(bytes);
  await document.readEmbedded();
  for (let number = 1; number <= document.pageCount; number += 1) {
    const page = await document.readTextLayer(number);
    if (page) pages.push(page);
    else await document.imageForRecognition(number);
    await pause();
  }
  document.close();
});
const words = pages.reduce((sum, page) => sum + page.words.length, 0);
const request = requestOf({ id: "long", file: "long.pdf", kind: "invoice", language: "en" });
let result = "";
await watched("extraction", async () => {
  const found = await extractInTurns(pages, request, baseKnowledge, pause);
  result = `${found.lineItems.length} rows`;
});
console.log(`${pages.length} pages with text, ${words} words, ${result}`);

/** Turns of the event loop while something is done: what runs between two of them runs in one piece. */
async function watched(what: string, task: () => Promise<void>): Promise<void> {
  const pieces: number[] = [];
  let last = processor();
  let going = true;
  const look = () => {
    const now = processor();
    pieces.push(now - last);
    last = now;
    if (going) setImmediate(look);
  };
  setImmediate(look);
  const started = processor();
  await task();
  going = false;
  look();
  const longest = pieces.toSorted((a, b) => b - a).slice(0, 5);
  const list = longest.map((piece) => Math.round(piece)).join(", ");
  console.log(`${what}: ${Math.round(processor() - started)} ms in all; longest pieces ${list} ms`);
}

function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function linesOf(page: number): string[] {
  const rows = Array.from({ length: 34 }, (_, row) => {
    const quantity = ((page * 7 + row * 3) % 9) + 1;
    const price = 12.5 + ((page * 34 + row) % 41) * 1.25;
    const text = `Oak board number ${page * 34 + row + 1} planed   ${quantity}   ${price.toFixed(2)}   ${(quantity * price).toFixed(2)}`;
    return text;
  });
  if (page > 0) return [`Invoice 2026-0117  page ${page + 1}`, ...rows];
  return [
    "Harbour Joinery Ltd, 4 Quay Street, Dover NH 03820",
    "Invoice number: 2026-0117",
    "Invoice date: 2026-03-14",
    "Description   Quantity   Price   Amount",
    ...rows,
  ];
}
