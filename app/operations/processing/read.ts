import { ReadingError } from "@fieldwise/engine/reading";
import { commit } from "~/data/commit";
import { isVisit } from "~/data/control/visits";
import { findRun, noteFile, noteProgress, touchWaitingRun } from "~/data/shard/document-progress";
import { insertPages, type NewPageRow, selectPages } from "~/data/shard/pages";
import { documentFiles } from "~/domain/documents/document-files";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { processingRun } from "~/domain/processing/processing-inputs";
import { visitLimits } from "~/domain/visits/visit-limits";
import { defineOperation } from "../define-operation";
import { turns } from "../event-loop-turns";
import type { OpenDocument } from "../reader-ports";
import { readPart } from "../splitting/steps/read-part";
import type { ProcessingContext } from "./processing-context";
import { readPage } from "./steps/read-page";
import { requestNextPages, requestPagesAgain } from "./steps/request-pages";
import { storeEmbedded } from "./steps/store-embedded";
import { takeTurnsOf } from "./steps/take-turns";

/**
 * What a run knows after reading: how many pages are still to be recognised, or why the file cannot be read. Times are
 * milliseconds; `readAt` is when reading ended (Unix time).
 */
export type ReadingReport = { pending: number; problem: string | null; milliseconds: number; readAt: number };

type Input = { documentId: string; attempt: number };

/** Pages whose rows are written together: few enough that their words and images are requested while the rest is read. */
const pagesAtOnce = 16;

/**
 * Opens the file, keeps the words of pages with a text layer, and asks for the other pages to be recognised. Pages that
 * were read before are not read again. A document that waits for pages makes room for the tenant's next ones. A file
 * that cannot be read is an answer (`problem`, a translation key), not an error. Throws AppError `not-found`, and `conflict` when the run is over.
 */
export const readDocument = defineOperation({
  name: "processing.read",
  permission: "system",
  input: processingRun,
  async run(context: ProcessingContext, input): Promise<ReadingReport> {
    const started = context.now().getTime();
    const report = await readFile(context, input);
    const readAt = context.now().getTime();
    if (report.pending > 0) await makeRoom(context, input);
    return { ...report, milliseconds: readAt - started, readAt };
  },
});

async function readFile(
  context: ProcessingContext,
  input: Input,
): Promise<Pick<ReadingReport, "pending" | "problem">> {
  const [document, known] = await Promise.all([
    findRun(context.shard, input.documentId),
    selectPages(context.shard, input.documentId, input.attempt),
  ]);
  if (!document) throw new AppError("not-found", "error.document-not-found");
  if (document.attempt !== input.attempt || isEndState(document.status))
    throw new AppError("conflict", "error.document-changed");

  const waiting = known.filter((page) => page.state === "pending");
  if (waiting.length > 0) await requestPagesAgain(context, input, waiting);
  if (known.length > 0 && known.length === document.pageCount)
    return { pending: waiting.length, problem: null };

  const { parentDocumentId, firstPage, lastPage } = document;
  if (parentDocumentId !== null && firstPage !== null && lastPage !== null) {
    await readPart(context, input, { parentDocumentId, firstPage, lastPage });
    return { pending: 0, problem: null };
  }
  const bytes = await context.files.bytes(documentFiles.original(input.documentId));
  if (!bytes) return { pending: 0, problem: "problem.file-missing" };
  try {
    const open = await context.reader.open(bytes);
    try {
      if (open.pageCount > visitLimits.pages && (await isTried(context)))
        return { pending: 0, problem: "reading.too-many-pages-to-try" };
      await storeEmbedded(context, input, await open.readEmbedded());
      const added = await readPages(context, input, open, new Set(known.map((page) => page.number)));
      return { pending: waiting.length + added, problem: null };
    } finally {
      open.close();
    }
  } catch (error) {
    if (error instanceof ReadingError) return { pending: 0, problem: `reading.${error.problem}` };
    throw error;
  }
}

async function makeRoom(context: ProcessingContext, input: Input): Promise<void> {
  await touchWaitingRun(context.shard, input, context.now());
  await takeTurnsOf(context, context.shard);
}

/** What someone tries without an account is short. Such a tenant is closing from its first moment on. */
const isTried = async ({ tenant, control }: ProcessingContext) =>
  tenant.status === "closing" && (await isVisit(control));

/** Reads the pages that are not known yet and returns how many of them wait to be recognised. */
async function readPages(context: ProcessingContext, input: Input, open: OpenDocument, known: Set<number>) {
  const missing = Array.from({ length: open.pageCount }, (_, index) => index + 1).filter(
    (page) => !known.has(page),
  );
  // The page count is what says that every page has its row, so it comes with the last of them.
  const counted = noteFile(context.shard, input, { fileKind: open.kind, pageCount: open.pageCount });
  // A file of one page that waited in the inbox was read there.
  if (missing.length === 0)
    await commit(context.shard, [noteProgress(context.shard, input, context.now()), counted]);
  let pending = 0;
  const pause = turns();
  for (let start = 0; start < missing.length; start += pagesAtOnce) {
    const rows: NewPageRow[] = [];
    for (const page of missing.slice(start, start + pagesAtOnce)) {
      rows.push(await readPage(context, input, open, page));
      await pause();
    }
    const last = start + pagesAtOnce >= missing.length;
    await commit(context.shard, [
      noteProgress(context.shard, input, context.now()),
      ...insertPages(context.shard, rows),
      ...(last ? [counted] : []),
    ]);
    const added = rows.filter((row) => row.state === "pending").length;
    if (added > 0) await requestNextPages(context);
    pending += added;
  }
  return pending;
}
