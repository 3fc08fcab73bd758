import { findWaitingFile } from "~/data/shard/waiting-files";
import { contentTypeOf } from "~/domain/documents/content-type-of";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import { waitingFileInput } from "~/domain/inbox/inbox-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import type { DocumentFile } from "../documents/get-file";

/**
 * A file that waits for a model, as it was received. Throws AppError `not-found`, also when it is in a model by now.
 */
export const getInboxFile = defineOperation({
  name: "inbox.get-file",
  permission: "TenantModel.ViewDocument",
  input: waitingFileInput,
  async run(context: TenantContext, { waitingFileId }): Promise<DocumentFile> {
    const row = await findWaitingFile(context.shard, waitingFileId);
    const file = row && (await context.files.get(documentFiles.original(waitingFileId)));
    if (!row || !file) throw new AppError("not-found", "intake.inbox.gone");
    return { ...file, contentType: contentTypeOf(row.fileKind), fileName: row.fileName };
  },
});
