import { findRun } from "~/data/shard/document-progress";
import { findWaitingFile, waitingFileOf } from "~/data/shard/waiting-files";
import { AppError } from "~/domain/errors/app-error";
import { waitingFileInput } from "~/domain/inbox/inbox-inputs";
import type { WaitingFile } from "~/domain/inbox/waiting-file";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Where a file that came in without a model is: still without one, or a document of a model. */
export type InboxFileLocation = { file: WaitingFile } | { documentId: string; modelId: string };

/** Finds a file that came in without a model. Throws AppError `not-found`. */
export const findInboxFile = defineOperation({
  name: "inbox.find",
  permission: "TenantModel.ViewDocument",
  input: waitingFileInput,
  async run({ shard }: TenantContext, { waitingFileId }): Promise<InboxFileLocation> {
    const row = await findWaitingFile(shard, waitingFileId);
    if (row) return { file: waitingFileOf(row) };
    const document = await findRun(shard, waitingFileId);
    if (!document) throw new AppError("not-found", "intake.inbox.gone");
    return { documentId: waitingFileId, modelId: document.modelId };
  },
});
