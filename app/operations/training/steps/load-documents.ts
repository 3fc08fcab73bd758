import type { Page } from "@fieldwise/engine/reading";
import { read } from "~/data/commit";
import { selectPages } from "~/data/shard/pages";
import { type AnsweredDocument, selectAnswered } from "~/data/shard/training-documents";
import type { RunContext } from "../../processing/processing-context";
import { loadWords } from "../../processing/steps/load-words";

/** Documents whose words are fetched at once: a Worker may hold six connections open. */
const atOnce = 4;

/** A document as stored: what was found, what people made of it, and its words. */
export type StoredDocument = AnsweredDocument & { pages: Page[] };

/**
 * Documents of a model with their words, in the order of `ids`. One that is gone, has no result or whose words are
 * missing is left out: it may have been deleted while a training runs. At most 90 ids.
 */
export async function loadDocuments(
  context: RunContext,
  modelId: string,
  ids: readonly string[],
): Promise<StoredDocument[]> {
  if (ids.length === 0) return [];
  const rows = await selectAnswered(context.shard, modelId, [...ids]);
  const inOrder = ids.flatMap((id) => rows.find(({ documentId }) => documentId === id) ?? []);
  const numbers = await readPages(context, inOrder);
  const documents: StoredDocument[] = [];
  for (let start = 0; start < inOrder.length; start += atOnce) {
    const some = inOrder.slice(start, start + atOnce);
    const loaded = await Promise.all(
      some.map((row) => loadWords(context.files, row, numbers.get(row.documentId) ?? []).catch(() => [])),
    );
    for (const [index, row] of some.entries()) {
      const pages = loaded[index];
      if (pages && pages.length > 0) documents.push({ ...row, pages });
    }
  }
  return documents;
}

async function readPages(context: RunContext, rows: readonly AnsweredDocument[]) {
  const [first, ...rest] = rows.map((row) => selectPages(context.shard, row.documentId, row.attempt));
  const answers = first ? await read(context.shard, [first, ...rest]) : [];
  return new Map(
    answers.flatMap((pages) => {
      const [page] = pages;
      const numbers = pages.filter(({ state }) => state === "read").map(({ number }) => number);
      return page ? [[page.documentId, numbers] as const] : [];
    }),
  );
}
