import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { findZipBySource, findZipFile, insertZipFile } from "~/data/shard/zip-files";
import { AppError } from "~/domain/errors/app-error";
import { receiveZipInput, zipFileKey } from "~/domain/intake/zip-file";
import { zipLimits } from "~/domain/intake/zip-limits";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireNoSandbox } from "../documents/steps/require-no-sandbox";
import { type Arrival, arrivalOf, earlierArrival } from "../intake/steps/arrival";
import { resolveFailedInsert } from "../intake/steps/resolve-failed-insert";
import { ofTenant } from "../of-tenant";
import { requestJobs } from "../processing/steps/request-jobs";

/**
 * Takes a ZIP file in and has it unpacked by a job: each file in it becomes a document. Throws AppError `too-large`,
 * `not-found` (no such model), and `conflict` when the model is archived or the same source key came before with another
 * file or model.
 */
export const receiveZip = defineOperation({
  name: "zip-files.receive",
  permission: "TenantModel.UploadDocument",
  input: receiveZipInput,
  async run(context: TenantContext, input): Promise<Receipt> {
    const { shard } = context;
    requireNoSandbox(context.actor);
    if (input.bytes.byteLength > zipLimits.bytes)
      throw new AppError("too-large", "error.file-too-large", { field: "file" });
    const arrival = await arrivalOf(input);
    const [model, earlier] = await Promise.all([
      findTenantModel(shard, input.modelId),
      receiptOfEarlier(context, arrival),
    ]);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    if (earlier) return earlier;
    if (model.archivedAt) throw new AppError("conflict", "models.problem.archived");
    const zipFileId = context.newId();
    const now = context.now();
    await context.files.put(zipFileKey(zipFileId), input.bytes, "application/zip");
    try {
      await commit(shard, [
        insertZipFile(shard, {
          ...arrival,
          id: zipFileId,
          fileName: input.fileName,
          byteSize: input.bytes.byteLength,
          source: input.source,
          status: "received",
          submittedAt: now,
          progressAt: now,
        }),
        insertShardAudit(shard, auditOf(context, "zip-files.receive", zipFileId, { source: input.source })),
      ]);
    } catch (error) {
      const other = await resolveFailedInsert(error, {
        findOurs: () => findZipFile(shard, zipFileId),
        findOther: () => receiptOfEarlier(context, arrival),
        deleteFile: () => context.files.deleteAll(zipFileKey(zipFileId)),
      });
      if (other) return other;
    }
    await requestJobs(context, [ofTenant(context, { zipFileId })]);
    return { zipFileId, repeated: false };
  },
});

type Receipt = { zipFileId: string; repeated: boolean };

async function receiptOfEarlier(context: TenantContext, arrival: Arrival): Promise<Receipt | null> {
  const { shard } = context;
  const earlier = await earlierArrival(arrival, (key) => findZipBySource(shard, key));
  return earlier && { zipFileId: earlier.id, repeated: true };
}
