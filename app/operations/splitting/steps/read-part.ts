import { type EmbeddedParts, partsOn } from "@fieldwise/engine/reading";
import { commit } from "~/data/commit";
import { findRun, noteFile, touchRun } from "~/data/shard/document-progress";
import { insertPages, type PageRow, selectPages } from "~/data/shard/pages";
import { noteBytes } from "~/data/shard/splits";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import type { ProcessingContext } from "../../processing/processing-context";
import { loadEmbedded } from "../../processing/steps/load-embedded";
import { loadWords } from "../../processing/steps/load-words";
import { storeEmbedded } from "../../processing/steps/store-embedded";
import { storeWords } from "../../processing/steps/store-words";

type Input = { documentId: string; attempt: number };
type Part = { parentDocumentId: string; firstPage: number; lastPage: number };

/**
 * Gives a part of a split file its pages: words are taken over as the file's pages were read, nothing is recognised
 * again, its own file is cut out of the whole, and embedded data go to the part that prints them. Repeating it changes nothing. Throws AppError `not-found` when the file
 * it was split off from is gone, and ReadingError when it cannot be cut.
 */
export async function readPart(context: ProcessingContext, input: Input, part: Part): Promise<void> {
  const { shard, files } = context;
  const parent = await findRun(shard, part.parentDocumentId);
  const bytes = parent && (await files.bytes(documentFiles.original(parent.id)));
  if (!parent || !bytes) throw new AppError("not-found", "error.document-not-found");
  const rows = (await selectPages(shard, parent.id, parent.attempt)).filter(
    ({ number }) => number >= part.firstPage && number <= part.lastPage,
  );
  const read = rows.filter((row) => row.state === "read").map((row) => row.number);
  const pages = await loadWords(files, { documentId: parent.id, attempt: parent.attempt }, read);
  for (const page of pages)
    await storeWords(files, input, { ...page, number: page.number - part.firstPage + 1 });
  const carried = await loadEmbedded(files, { documentId: parent.id, attempt: parent.attempt });
  if (carried) await storeEmbedded(context, input, partsOn(await embeddedIn(context, bytes), pages));
  const cut = await context.reader.cutPages(bytes, part.firstPage, part.lastPage);
  await files.put(documentFiles.original(input.documentId), cut, "application/pdf");
  await commit(shard, [
    touchRun(shard, input, context.now()),
    ...insertPages(
      shard,
      rows.map((row) => ownRow(row, input, part)),
    ),
    noteFile(shard, input, { fileKind: "pdf", pageCount: part.lastPage - part.firstPage + 1 }),
    noteBytes(shard, input.documentId, cut.byteLength),
  ]);
}

async function embeddedIn({ reader }: ProcessingContext, bytes: Uint8Array): Promise<EmbeddedParts> {
  const open = await reader.open(bytes);
  try {
    return await open.readEmbedded();
  } finally {
    open.close();
  }
}

/** A page that was never read in the whole is none that could be read in the part. */
const ownRow = (row: PageRow, { documentId, attempt }: Input, { firstPage }: Part): PageRow => ({
  ...row,
  documentId,
  attempt,
  number: row.number - firstPage + 1,
  ...(row.state === "pending" && { state: "failed", problem: "problem.internal" }),
});
