import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { type EmbeddedData, embeddedDataOf, type Page } from "@fieldwise/engine/reading";
import type { OpenDocument } from "~/operations/reader-ports";
import { createNodeReader } from "../reading/node-reader";
import type { CorpusDocument } from "./corpus";
import { transcriptPages } from "./transcript-pages";

/** A document as read: its words, and what its file carries besides its print. */
export type Reading = { pages: Page[]; embedded: EmbeddedData | null; cached: boolean };

type Kept = Omit<Reading, "cached">;

/**
 * Reads documents with the product's reader, keeping words and embedded data in `cache` (a folder) when one is given.
 * With `transcript` the annotators' words are taken instead where a document has them.
 */
export function createReading(
  cache: string | undefined,
  transcript = false,
): (document: CorpusDocument) => Promise<Reading> {
  let reader: ReturnType<typeof createNodeReader> | undefined;
  return async (document) => {
    const written = transcript ? await transcriptPages(document) : null;
    if (written) return { pages: written, embedded: null, cached: true };
    const files = cache && {
      words: path.join(cache, `${document.id}.json`),
      embedded: path.join(cache, `${document.id}.embedded.json`),
    };
    const [words, embedded] = files
      ? [await kept<Page[]>(files.words), await kept<Carried>(files.embedded)]
      : [];
    if (words && embedded) return { pages: words, embedded: embedded.data, cached: true };
    reader ??= createNodeReader();
    const read = await readFileOf(await reader, await readFile(document.file), words);
    if (files && cache) {
      await mkdir(cache, { recursive: true });
      if (!words) await writeFile(files.words, JSON.stringify(read.pages));
      await writeFile(files.embedded, JSON.stringify({ data: read.embedded }));
    }
    return { ...read, cached: words !== undefined };
  };
}

/** What most files carry is nothing, and that is kept, too. */
type Carried = { data: EmbeddedData | null };

async function kept<T>(file: string): Promise<T | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as T);
}

/** Reads what is not `known` yet. */
async function readFileOf(
  { reader, recogniser }: Awaited<ReturnType<typeof createNodeReader>>,
  bytes: Uint8Array,
  known: Page[] | undefined,
): Promise<Kept> {
  const document = await reader.open(new Uint8Array(bytes));
  try {
    const embedded = embeddedDataOf(await document.readEmbedded());
    if (known) return { pages: known, embedded };
    const pages: Page[] = [];
    for (let number = 1; number <= document.pageCount; number += 1) {
      pages.push((await document.readTextLayer(number)) ?? (await recognised(document, number)));
    }
    return { pages, embedded };
  } finally {
    document.close();
  }

  async function recognised(open: OpenDocument, number: number): Promise<Page> {
    const beside = await open.wordsBeside(number);
    return recogniser.recognise((await open.imageForRecognition(number)).bytes, number, beside);
  }
}
