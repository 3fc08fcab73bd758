import { commit } from "~/data/commit";
import { deleteIdleUpload } from "~/data/shard/edit-uploads";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { editUploadInput } from "~/domain/edits/edit-inputs";
import { editFileKey } from "~/domain/edits/edit-upload";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireUpload } from "./steps/require-upload";

/**
 * Deletes an upload with its file and rows; what it saved stays saved. Throws AppError `not-found`, and `conflict`
 * while a job works on it.
 */
export const deleteEdits = defineOperation({
  name: "edits.delete",
  permission: "TenantModel.EditDocument",
  input: editUploadInput,
  async run(context: TenantContext, asked): Promise<void> {
    const { shard, files } = context;
    const { id } = await requireUpload(context, asked);
    const [deleted] = await commit(shard, [
      deleteIdleUpload(shard, id),
      insertShardAuditIfChanged(shard, auditOf(context, "edits.delete", id)),
    ]);
    if (deleted.length === 0) throw new AppError("conflict", "edits.error.running");
    await files.deleteAll(editFileKey(id));
  },
});
