import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { findZipBySource, insertZipFile } from "~/data/shard/zip-files";
import { cleanFileName } from "~/domain/documents/clean-file-name";
import { fileDigest } from "~/domain/documents/file-digest";
import { AppError } from "~/domain/errors/app-error";
import { receiveZipInput, zipFileKey } from "~/domain/intake/zip-file";
import { zipLimits } from "~/domain/intake/zip-limits";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requestJobs } from "../processing/request-jobs";

/**
 * Takes a ZIP file in and has it unpacked by a job: each file in it becomes a document. Throws AppError `too-large`,
 * `not-found` (no such model), and `conflict` when the model is archived or the same source key came before with another
 * file or model.
 */
export const receiveZip = defineOperation({
  name: "zip-files.receive",
  permission: "TenantModel.UploadDocument",
  input: receiveZipInput,
  async run(context: TenantContext, input): Promise<{ zipFileId: string; repeated: boolean }> {
    const { shard, tenant } = context;
    if (input.bytes.byteLength > zipLimits.bytes)
      throw new AppError("too-large", "error.file-too-large", { field: "file" });
    const sourceKey = input.sourceKey ? `${input.source}:${input.sourceKey}` : null;
    const sha256 = await fileDigest(input.bytes);
    const [model, earlier] = await Promise.all([
      findTenantModel(shard, tenant.id, input.modelId),
      sourceKey ? findZipBySource(shard, tenant.id, sourceKey) : null,
    ]);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    if (earlier) {
      if (earlier.sha256 !== sha256 || earlier.modelId !== model.id)
        throw new AppError("conflict", "error.source-key-reused");
      return { zipFileId: earlier.id, repeated: true };
    }
    if (model.archivedAt) throw new AppError("conflict", "models.problem.archived");
    const zipFileId = context.newId();
    const now = context.now();
    await context.files.put(zipFileKey(zipFileId), input.bytes, "application/zip");
    await commit(shard, [
      insertZipFile(shard, {
        ...{ id: zipFileId, tenantId: tenant.id, modelId: model.id, sha256, sourceKey },
        fileName: cleanFileName(input.fileName),
        byteSize: input.bytes.byteLength,
        source: input.source,
        status: "received",
        submittedAt: now,
        progressAt: now,
      }),
      insertShardAudit(shard, auditOf(context, "zip-files.receive", zipFileId, { source: input.source })),
    ]);
    await requestJobs(context, [{ tenantId: tenant.id, zipFileId }]);
    return { zipFileId, repeated: false };
  },
});
