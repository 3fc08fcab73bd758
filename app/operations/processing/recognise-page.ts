import { ReadingError } from "@fieldwise/engine/reading";
import { findRun } from "~/data/shard/document-progress";
import { findPage } from "~/data/shard/pages";
import { documentFiles } from "~/domain/documents/document-files";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { processingPage } from "~/domain/processing/processing-inputs";
import { fileWordsKind } from "~/domain/stored/file-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import { defineOperation } from "../define-operation";
import type { RecognisingContext } from "./processing-context";
import { pageRowOf } from "./steps/page-row-of";
import { requestNextPages } from "./steps/request-pages";
import { settleAndCount } from "./steps/settle-and-count";
import { storeWords } from "./steps/store-words";

type Input = { documentId: string; attempt: number; page: number };

/**
 * Recognises the words of one page, compared with what its file says of it. A page that is settled already is left
 * alone; one that cannot be recognised is settled with the reason. The tenant's next page is asked for in its place.
 * `allDone` says that no page of the run is left. Throws AppError `not-found` when the tenant has no such page.
 */
export const recognisePage = defineOperation({
  name: "processing.recognise-page",
  permission: "system",
  input: processingPage,
  async run(context: RecognisingContext, input): Promise<{ allDone: boolean }> {
    const [document, row] = await Promise.all([
      findRun(context.shard, input.documentId),
      findPage(context.shard, input.documentId, input.attempt, input.page),
    ]);
    const isOver = !document || !row || document.attempt !== input.attempt || isEndState(document.status);
    const allDone = !isOver && (await settle(context, input, document, row));
    // The place of a page whose run is over is free, too.
    await requestNextPages(context);
    if (!document || !row) throw new AppError("not-found", "error.document-not-found");
    return { allDone };
  },
});

async function settle(
  context: RecognisingContext,
  input: Input,
  { fileKind }: { fileKind: string | null },
  { state }: { state: string },
): Promise<boolean> {
  const outcome = state === "pending" ? await recognise(context, input, fileKind) : null;
  return settleAndCount(context, input, outcome);
}

async function loadBeside(context: RecognisingContext, { documentId, attempt, page }: Input) {
  const bytes = await context.files.bytes(documentFiles.beside(documentId, attempt, page));
  return readStored(fileWordsKind, bytes);
}

async function recognise(context: RecognisingContext, input: Input, fileKind: string | null) {
  const started = context.now().getTime();
  const { documentId, attempt } = input;
  const image = await context.files.bytes(
    fileKind === "pdf"
      ? documentFiles.image(documentId, attempt, input.page)
      : documentFiles.original(documentId),
  );
  if (!image) return { state: "failed" as const, problem: "problem.file-missing" };
  try {
    const beside = fileKind === "pdf" ? await loadBeside(context, input) : null;
    const page = await context.recogniser.recognise(image, input.page, beside);
    await storeWords(context.files, input, page);
    return { ...pageRowOf(page), milliseconds: context.now().getTime() - started };
  } catch (error) {
    if (error instanceof ReadingError)
      return { state: "failed" as const, problem: `reading.${error.problem}` };
    throw error;
  }
}
