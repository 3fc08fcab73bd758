import { type PackedPage, type Page, packPage, pagesOf } from "@fieldwise/engine/reading";
import { documentFiles } from "~/domain/documents/document-files";
import { wordsKind } from "~/domain/stored/file-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import type { FileStore } from "../../ports";

/** Files fetched at once: a Worker may hold six connections open. */
const atOnce = 6;

/** The words of these pages of a run, in the order asked for. Throws when the file of a page is missing. */
export async function loadWords(
  files: FileStore,
  run: { documentId: string; attempt: number },
  numbers: number[],
): Promise<Page[]> {
  const pages: Page[] = [];
  for (let start = 0; start < numbers.length; start += atOnce)
    pages.push(
      ...(await Promise.all(numbers.slice(start, start + atOnce).map((number) => load(files, run, number)))),
    );
  return pages;
}

/**
 * The words of these pages of a run, packed: what a whole document is read with. Those of 200 pages have no room in an
 * isolate beside what is made of them. Throws when the file of a page is missing.
 */
export async function loadPackedWords(
  files: FileStore,
  run: { documentId: string; attempt: number },
  numbers: number[],
): Promise<Iterable<Page>> {
  const packed: PackedPage[] = [];
  for (let start = 0; start < numbers.length; start += atOnce)
    packed.push(...(await loadWords(files, run, numbers.slice(start, start + atOnce))).map(packPage));
  return pagesOf(packed);
}

async function load(
  files: FileStore,
  run: { documentId: string; attempt: number },
  number: number,
): Promise<Page> {
  const page = await findWords(files, run, number);
  if (!page) throw new Error(`the words of page ${number} of document ${run.documentId} are missing`);
  return page;
}

/** The words of one page of a run, or null when its file is not there. */
export async function findWords(
  files: FileStore,
  run: { documentId: string; attempt: number },
  number: number,
): Promise<Page | null> {
  return readStored(wordsKind, await files.bytes(documentFiles.words(run.documentId, run.attempt, number)));
}
