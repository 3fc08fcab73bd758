import { ReadingError } from "@fieldwise/engine/reading";
import { findWaitingFile } from "~/data/shard/waiting-files";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import { waitingFileInput } from "~/domain/inbox/inbox-inputs";
import { readingAttempt } from "~/domain/inbox/waiting-file";
import { fileWordsKind } from "~/domain/stored/file-kinds";
import { readStored } from "~/domain/stored/stored-kind";
import { defineOperation } from "../define-operation";
import type { RecognisingContext } from "../processing/processing-context";
import { findWords } from "../processing/steps/load-words";
import { storeWords } from "../processing/steps/store-words";

const firstPage = 1;

/**
 * Recognises the first page of a file without a model. A page that cannot be recognised has no words. Throws AppError
 * `not-found` when the file is in a model by now, or gone.
 */
export const recogniseFirstPage = defineOperation({
  name: "inbox.recognise",
  permission: "system",
  input: waitingFileInput,
  async run(context: Omit<RecognisingContext, "pages">, { waitingFileId }): Promise<{ allDone: boolean }> {
    const file = await findWaitingFile(context.shard, waitingFileId);
    if (!file) throw new AppError("not-found", "intake.inbox.gone");
    const run = { documentId: waitingFileId, attempt: readingAttempt };
    if (await findWords(context.files, run, firstPage)) return { allDone: true };
    const isPdf = file.fileKind === "pdf";
    const { files, recogniser } = context;
    const image = await files.bytes(
      isPdf
        ? documentFiles.image(waitingFileId, readingAttempt, firstPage)
        : documentFiles.original(waitingFileId),
    );
    if (!image) return { allDone: true };
    const beside = isPdf
      ? readStored(
          fileWordsKind,
          await files.bytes(documentFiles.beside(waitingFileId, readingAttempt, firstPage)),
        )
      : null;
    try {
      await storeWords(files, run, await recogniser.recognise(image, firstPage, beside));
    } catch (error) {
      if (!(error instanceof ReadingError)) throw error;
      await storeWords(files, run, emptyPage);
    }
    return { allDone: true };
  },
});

/** What stands for a page that cannot be recognised, so that nobody waits for it. */
const emptyPage = {
  number: firstPage,
  width: 0,
  height: 0,
  turns: 0,
  source: "ocr" as const,
  confidence: 0,
  words: [],
};
