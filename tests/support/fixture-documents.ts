import { readdir, readFile } from "node:fs/promises";
import type { Page } from "@engine/reading/page";
import type { DocumentKind } from "@engine/results/extraction-result";
import { pageOf } from "@tests/support/page-of";
import { createNodeReader } from "../../lab/reading/node-reader";
import { australianInvoice } from "../engine/documents/australian-invoice";
import { bankStatement } from "../engine/documents/bank-statement";
import { britishInvoice } from "../engine/documents/british-invoice";
import { indianInvoice } from "../engine/documents/indian-invoice";
import { mexicanInvoice } from "../engine/documents/mexican-invoice";
import { spanishInvoice } from "../engine/documents/spanish-invoice";

/** A document of the repository as read. */
export type FixtureDocument = { name: string; kind: DocumentKind; culture: string; pages: Page[] };

const samples = "scripts/seed/documents";

/** Every document that the repository has, typed or filed, read by the product's reader. */
export async function fixtureDocuments(): Promise<FixtureDocument[]> {
  const typed = [
    ["australian invoice", "invoice", "en-AU", australianInvoice],
    ["spanish invoice", "invoice", "es-ES", spanishInvoice],
    ["indian invoice", "invoice", "en-IN", indianInvoice],
    ["mexican invoice", "invoice", "es-MX", mexicanInvoice],
    ["british invoice", "invoice", "en-GB", britishInvoice],
    ["bank statement", "bank_statement", "en-GB", bankStatement],
  ] as const;
  return [
    ...typed.map(([name, kind, culture, text]) => ({ name, kind, culture, pages: [pageOf(text)] })),
    ...(await filed()),
  ];
}

async function filed(): Promise<FixtureDocument[]> {
  const names = (await readdir(samples)).filter((name) => /\.(pdf|jpg)$/.test(name)).sort();
  const files = [...names.map((name) => `${samples}/${name}`), "tests/fixtures/files/restricted.pdf"];
  const found: FixtureDocument[] = [];
  for (const file of files)
    found.push({ name: file, kind: kindOf(file), culture: "en-US", pages: await read(file) });
  return found;
}

/** Photographs are read at their text layer's worth, which is nothing: recognition has tests of its own. */
async function read(file: string): Promise<Page[]> {
  const { reader } = await createNodeReader();
  const document = await reader.open(new Uint8Array(await readFile(file)));
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= document.pageCount; number += 1) {
      const page = await document.readTextLayer(number);
      if (page) pages.push(page);
    }
    return pages;
  } finally {
    document.close();
  }
}

function kindOf(file: string): DocumentKind {
  if (file.includes("statement")) return "bank_statement";
  if (file.includes("receipt")) return "receipt";
  if (file.includes("purchase-order")) return "purchase_order";
  return file.includes("electricity") ? "energy_bill" : "invoice";
}
