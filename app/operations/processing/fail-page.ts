import { findRun } from "~/data/shard/document-progress";
import { AppError } from "~/domain/errors/app-error";
import { failPageInput } from "~/domain/processing/processing-inputs";
import { defineOperation } from "../define-operation";
import type { PageQueue } from "../ports";
import type { RunContext } from "./processing-context";
import { requestNextPages } from "./steps/request-pages";
import { settleAndCount } from "./steps/settle-and-count";

/**
 * Gives up a page that could not be recognised however often it was tried; the rest of the document goes on, and the
 * tenant's next page is asked for in its place. `allDone` says that no page of the run is left. Throws AppError
 * `not-found`.
 */
export const failPage = defineOperation({
  name: "processing.fail-page",
  permission: "system",
  input: failPageInput,
  async run(
    context: RunContext & { pages: PageQueue },
    { problem, ...input },
  ): Promise<{ allDone: boolean }> {
    const document = await findRun(context.shard, input.documentId);
    const allDone = document !== null && (await settleAndCount(context, input, { state: "failed", problem }));
    await requestNextPages(context);
    if (!document) throw new AppError("not-found", "error.document-not-found");
    return { allDone };
  },
});
