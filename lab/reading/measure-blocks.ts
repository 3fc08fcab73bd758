import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { extractInTurns, finishedInTurns, proposeSplitInSteps } from "@fieldwise/engine";
import { textSketchInSteps } from "@fieldwise/engine/duplicates";
import { baseKnowledge } from "@fieldwise/engine/memory";
import type { Page } from "@fieldwise/engine/reading";
import type { DocumentKind } from "@fieldwise/engine/results";
import { turns } from "~/operations/turns";
import { smallPdf } from "../../tests/support/small-pdf";
import { requestOf } from "../evaluation/request-of";
import { createNodeReader } from "./node-reader";

// How long a document keeps everything else waiting: the longest pieces between two turns of the event loop, in
// milliseconds of processor time, in an isolate that has read nothing yet and then once more.
//   node lab/reading/measure-blocks.mjs [--pages 60] [--kind invoice | bank_statement] [--file FILE.pdf]

const { values } = parseArgs({
  options: {
    pages: { type: "string", default: "60" },
    kind: { type: "string", default: "invoice" },
    file: { type: "string" },
  },
});
const kind = values.kind as DocumentKind;

const { reader } = await createNodeReader();
const bytes = values.file
  ? new Uint8Array(await readFile(values.file))
  : smallPdf(Array.from({ length: Number(values.pages) }, (_, page) => linesOf(page)));
const request = requestOf({ kind, language: "en" });
const pause = turns();
for (const time of ["first", "second"]) {
  console.log(`The ${time} document in the isolate`);
  const pages = await readPages();
  let result = "";
  await watched("splitting", async () => {
    await finishedInTurns(proposeSplitInSteps(pages), pause);
  });
  await watched("extraction", async () => {
    const found = await extractInTurns(pages, request, baseKnowledge, pause);
    result = `${found.lineItems.length} rows`;
  });
  await watched("duplicates", async () => {
    await finishedInTurns(textSketchInSteps(pages), pause);
  });
  const words = pages.reduce((sum, page) => sum + page.words.length, 0);
  console.log(`  ${pages.length} pages with text, ${words} words, ${result}`);
}

async function readPages(): Promise<Page[]> {
  const pages: Page[] = [];
  const document = await watched("opening", async () => {
    const opened = await reader.open(bytes.slice());
    await opened.readEmbedded();
    return opened;
  });
  await watched("reading", async () => {
    for (let number = 1; number <= document.pageCount; number += 1) {
      const page = await document.readTextLayer(number);
      if (page) pages.push(page);
      else await document.imageForRecognition(number);
      await pause();
    }
  });
  await watched("drawing a page", () => document.imageForViewing(1, 1860, 0));
  document.close();
  return pages;
}

/** Turns of the event loop while something is done: what runs between two of them runs in one piece. */
async function watched<T>(what: string, task: () => Promise<T>): Promise<T> {
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
  const done = await task();
  going = false;
  look();
  const longest = pieces.toSorted((a, b) => b - a).slice(0, 5);
  const list = longest.map((piece) => Math.round(piece)).join(", ");
  console.log(`  ${what}: ${Math.round(processor() - started)} ms in all; longest pieces ${list} ms`);
  return done;
}

function processor(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function linesOf(page: number): string[] {
  return kind === "bank_statement" ? movementsOn(page) : itemsOn(page);
}

function itemsOn(page: number): string[] {
  const rows = Array.from({ length: 34 }, (_, row) => {
    const quantity = ((page * 7 + row * 3) % 9) + 1;
    const price = 12.5 + ((page * 34 + row) % 41) * 1.25;
    return `Oak board number ${page * 34 + row + 1} planed   ${quantity}   ${price.toFixed(2)}   ${(quantity * price).toFixed(2)}`;
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

function movementsOn(page: number): string[] {
  const rows = Array.from({ length: 34 }, (_, row) => {
    const number = page * 34 + row;
    const day = String(1 + Math.floor(number / 80)).padStart(2, "0");
    const amount = 3 + (number % 97) * 1.5;
    const balance = 900_000 - number * 75;
    return `03/${day}/2026   Card payment ${number + 1} Corner Bakery   ${amount.toFixed(2)}   ${balance.toFixed(2)}`;
  });
  const head = ["First Bank of Harbor, account statement 44-1020", "Date   Description   Amount   Balance"];
  return page > 0 ? [`Statement page ${page + 1}`, ...rows] : [...head, ...rows];
}
