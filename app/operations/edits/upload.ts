import { commit } from "~/data/commit";
import { countEditUploads, insertEditUpload } from "~/data/shard/edit-uploads";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { editFormatOf } from "~/domain/edits/edit-format-of";
import { uploadEditsInput } from "~/domain/edits/edit-inputs";
import {
  type EditUpload,
  editFileKey,
  maxEditBytes,
  maxKeptUploads,
  maxOpenUploads,
  noCounts,
} from "~/domain/edits/edit-upload";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireModel } from "../documents/steps/document-scope";
import { ofTenant } from "../of-tenant";
import { requestJobs } from "../processing/steps/request-jobs";
import { requireUpload, shownUpload } from "./steps/require-upload";

const megabytes = maxEditBytes / (1024 * 1024);

/**
 * Takes a file of edited values in (CSV, XLSX or JSON, as `edits.download` writes them) and has a job compare it with the
 * documents. Nothing is saved before `edits.apply`, unless `apply` says so. Throws AppError `not-found`, `invalid` for an
 * empty file, `too-large` (10 MB), and `too-many` while ten uploads are open or a hundred are kept.
 */
export const uploadEdits = defineOperation({
  name: "edits.upload",
  permission: "TenantModel.EditDocument",
  input: uploadEditsInput,
  async run(context: TenantContext, { modelId, fileName, bytes, apply }): Promise<EditUpload> {
    const { shard, actor } = context;
    if (bytes.length === 0) throw new AppError("invalid", "edits.problem.empty", { field: "file" });
    if (bytes.length > maxEditBytes)
      throw new AppError("too-large", "edits.error.too-large", { field: "file", values: { megabytes } });
    const [model, uploads] = await Promise.all([requireModel(context, modelId), countEditUploads(shard)]);
    const isFull = uploads.kept >= maxKeptUploads;
    if (isFull || uploads.open >= maxOpenUploads)
      throw new AppError("too-many", isFull ? "edits.error.too-many-kept" : "edits.error.too-many-open", {
        values: { most: isFull ? maxKeptUploads : maxOpenUploads },
      });
    const uploadId = context.newId();
    const now = context.now();
    const format = editFormatOf(bytes);
    await context.files.put(editFileKey(uploadId), bytes, "application/octet-stream");
    await commit(shard, [
      insertEditUpload(shard, {
        id: uploadId,
        modelId: model.id,
        actor,
        fileName,
        format,
        byteSize: bytes.length,
        applies: apply,
        status: "received",
        layout: { columns: [], ignored: [], monthFirst: null, decimalMark: null },
        counts: noCounts,
        createdAt: now,
        progressAt: now,
      }),
      insertShardAudit(shard, auditOf(context, "edits.upload", uploadId, { modelId: model.id, apply })),
    ]);
    await requestJobs(context, [ofTenant(context, { editUploadId: uploadId })]);
    return shownUpload(await requireUpload(context, { modelId: model.id, uploadId }));
  },
});
