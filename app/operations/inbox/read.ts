import { ReadingError } from "@fieldwise/engine/reading";
import { findWaitingFile, touchReading } from "~/data/shard/waiting-files";
import { documentFiles } from "~/domain/documents/document-files";
import { readFirstPageInput } from "~/domain/inbox/inbox-inputs";
import { readingAttempt } from "~/domain/inbox/waiting-file";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { ProcessingContext } from "../processing/processing-context";
import { findWords } from "../processing/steps/load-words";
import { readPage } from "../processing/steps/read-page";

/**
 * Reads the first page of a file without a model and keeps its words, or asks for it to be recognised (once more with
 * `askAgain`); `pending` says that its words are not here yet. A file that cannot be read has none, and is not pending.
 */
export const readFirstPage = defineOperation({
  name: "inbox.read",
  permission: "system",
  input: readFirstPageInput,
  async run(context: ProcessingContext, { waitingFileId, askAgain }): Promise<{ pending: boolean }> {
    const file = await findWaitingFile(context.shard, waitingFileId);
    if (file?.state !== "reading") return { pending: false };
    const run = { documentId: waitingFileId, attempt: readingAttempt };
    if (await findWords(context.files, run, 1)) return { pending: false };
    await touchReading(context.shard, waitingFileId, context.now());
    if (!askAgain) return { pending: true };
    const bytes = await context.files.bytes(documentFiles.original(waitingFileId));
    if (!bytes) return { pending: false };
    try {
      const open = await context.reader.open(bytes);
      try {
        const { state } = await readPage(context, run, open, 1);
        await touchReading(context.shard, waitingFileId, context.now(), open.kind);
        if (state !== "pending") return { pending: false };
      } finally {
        open.close();
      }
    } catch (error) {
      if (error instanceof ReadingError) return { pending: false };
      throw error;
    }
    await context.pages.sendFirst(ofTenant(context, { waitingFileId }));
    return { pending: true };
  },
});
