import { commit } from "~/data/commit";
import { startApplying } from "~/data/shard/edit-uploads";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { editUploadInput } from "~/domain/edits/edit-inputs";
import type { EditUpload } from "~/domain/edits/edit-upload";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requestJobs } from "../processing/steps/request-jobs";
import { requireUpload, shownUpload } from "./steps/require-upload";

/**
 * Has a job save what an upload changes, in the name of whoever asks: all of a document or nothing. Asked for once more it
 * does nothing. Throws AppError `not-found`, and `conflict` when the upload was not compared yet or cannot be used.
 */
export const applyEdits = defineOperation({
  name: "edits.apply",
  permission: "TenantModel.EditDocument",
  input: editUploadInput,
  async run(context: TenantContext, asked): Promise<EditUpload> {
    const { shard, actor } = context;
    const upload = await requireUpload(context, asked);
    const { id, status, counts } = upload;
    if (status === "applying" || status === "done") return shownUpload(upload);
    const [begun] = await commit(shard, [
      startApplying(shard, id, { actor, at: context.now() }),
      insertShardAuditIfChanged(shard, auditOf(context, "edits.apply", id, { rows: counts.change })),
    ]);
    if (begun.length === 0) throw new AppError("conflict", "edits.error.not-ready");
    await requestJobs(context, [ofTenant(context, { editUploadId: id })]);
    return shownUpload({ ...upload, status: "applying" });
  },
});
