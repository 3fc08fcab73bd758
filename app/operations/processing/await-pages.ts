import { commit } from "~/data/commit";
import { findRun, touchWaitingRun } from "~/data/shard/document-progress";
import { selectPages } from "~/data/shard/pages";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { awaitPagesInput } from "~/domain/processing/processing-inputs";
import { defineOperation } from "../define-operation";
import type { ProcessingContext } from "./processing-context";
import { requestNextPages, requestPagesAgain } from "./steps/request-pages";

/**
 * How many pages are still to be recognised, and how many of them had been asked for (`asked`; the others wait for their
 * turn); records that the run is alive, and requests the pages whose turn it is. With `askAgain` the requests for the
 * others are sent once more, for they may be lost. Throws AppError `not-found`, and `conflict` when the run is over.
 */
export const awaitPages = defineOperation({
  name: "processing.await-pages",
  permission: "system",
  input: awaitPagesInput,
  async run(context: ProcessingContext, { askAgain, ...input }): Promise<{ pending: number; asked: number }> {
    const document = await findRun(context.shard, input.documentId);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    if (document.attempt !== input.attempt || isEndState(document.status))
      throw new AppError("conflict", "error.document-changed");
    const [pages] = await commit(context.shard, [
      selectPages(context.shard, input.documentId, input.attempt),
      touchWaitingRun(context.shard, input, context.now()),
    ]);
    const waiting = pages.filter((page) => page.state === "pending");
    if (askAgain) await requestPagesAgain(context, input, waiting);
    else if (waiting.length > 0) await requestNextPages(context);
    return { pending: waiting.length, asked: waiting.filter(({ askedAt }) => askedAt !== null).length };
  },
});
