import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Page } from "~/domain/reading/page";
import type { OpenDocument } from "~/operations/reader-ports";
import { createNodeReader } from "../reading/node-reader";
import type { CorpusDocument } from "./corpus";
import { transcriptPages } from "./transcript-pages";

export type Reading = { pages: Page[]; cached: boolean };

/**
 * Reads documents into pages with the product's reader, keeping them in `cache` (a folder) when one is given. With
 * `transcript` the annotators' words are taken instead where a document has them.
 */
export function createReading(
  cache: string | undefined,
  transcript = false,
): (document: CorpusDocument) => Promise<Reading> {
  let reader: ReturnType<typeof createNodeReader> | undefined;
  return async (document) => {
    const written = transcript ? await transcriptPages(document) : null;
    if (written) return { pages: written, cached: true };
    const kept = cache
      ? await readFile(path.join(cache, `${document.id}.json`), "utf8").catch(() => undefined)
      : undefined;
    if (kept) return { pages: JSON.parse(kept) as Page[], cached: true };
    reader ??= createNodeReader();
    const pages = await readPages(await reader, await readFile(document.file));
    if (cache) {
      await mkdir(cache, { recursive: true });
      await writeFile(path.join(cache, `${document.id}.json`), JSON.stringify(pages));
    }
    return { pages, cached: false };
  };
}

async function readPages(
  { reader, recogniser }: Awaited<ReturnType<typeof createNodeReader>>,
  bytes: Uint8Array,
): Promise<Page[]> {
  const document = await reader.open(new Uint8Array(bytes));
  try {
    const pages: Page[] = [];
    for (let number = 1; number <= document.pageCount; number += 1) {
      pages.push((await document.readTextLayer(number)) ?? (await recognised(document, number)));
    }
    return pages;
  } finally {
    document.close();
  }

  async function recognised(open: OpenDocument, number: number): Promise<Page> {
    return recogniser.recognise((await open.imageForRecognition(number)).bytes, number);
  }
}
