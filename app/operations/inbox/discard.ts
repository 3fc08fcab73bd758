import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { deleteWaitingFile, findWaitingFile } from "~/data/shard/waiting-files";
import { documentFiles } from "~/domain/documents/document-files";
import { AppError } from "~/domain/errors/app-error";
import { waitingFileInput } from "~/domain/inbox/inbox-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Deletes a file that belongs to no model. Throws AppError `not-found`, also when it is in a model by now. */
export const discardFile = defineOperation({
  name: "inbox.discard",
  permission: "TenantModel.UploadDocument",
  input: waitingFileInput,
  async run(context: TenantContext, { waitingFileId }): Promise<void> {
    const { shard, files } = context;
    const file = await findWaitingFile(shard, waitingFileId);
    if (!file) throw new AppError("not-found", "intake.inbox.gone");
    const { fileName } = file;
    const [deleted] = await commit(shard, [
      deleteWaitingFile(shard, waitingFileId),
      insertShardAuditIfChanged(shard, auditOf(context, "inbox.discard", waitingFileId, { fileName })),
    ]);
    if (deleted.length > 0) await files.deleteAll(documentFiles.all(waitingFileId));
  },
});
