import { readingLimits, sniffFileKind } from "@fieldwise/engine/reading";
import { commit } from "~/data/commit";
import { findRun } from "~/data/shard/document-progress";
import { findReceived, insertReceived } from "~/data/shard/received-documents";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findTenantModel } from "~/data/shard/tenant-models";
import { contentTypeOf } from "~/domain/documents/content-type-of";
import { documentFiles } from "~/domain/documents/document-files";
import type { DocumentPurpose } from "~/domain/documents/document-purpose";
import { receiveDocumentInput } from "~/domain/documents/receive-document-input";
import type { DocumentStatus } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { ArrivalSource } from "~/domain/intake/arrival-source";
import { localDayOf } from "~/domain/listing/local-day";
import { isInSandbox } from "~/domain/permissions/actor";
import { enforceRateLimit } from "../accounts/steps/rate-limit";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { type Arrival, arrivalOf, earlierArrival } from "../intake/steps/arrival";
import { resolveFailedInsert } from "../intake/steps/resolve-failed-insert";
import { keyOfTenant, ofTenant } from "../of-tenant";
import { requestProcessing } from "../processing/steps/request-processing";

/** A received document. `repeated` says that it had been received before and nothing was done. */
export type Receipt = { documentId: string; status: DocumentStatus; repeated: boolean };

/**
 * Receives a file through any door: stores it, creates its row and has it processed when it is its turn. Files that cannot be read are
 * accepted as well and end with status `error`. What a sandbox key brings is never metered, and is deleted after a day.
 * Throws AppError `too-large`, `not-found` (no such model), `too-many` (of a sandbox), and `conflict` when the model is
 * archived, or the same source key came before with another file or for another model.
 */
export const receiveDocument = defineOperation({
  name: "documents.receive",
  permission: "TenantModel.UploadDocument",
  input: receiveDocumentInput,
  async run(context: TenantContext, input): Promise<Receipt> {
    if (input.bytes.byteLength > readingLimits.fileBytes)
      throw new AppError("too-large", "error.file-too-large", { field: "file" });
    const arrival = await arrivalOf(input);
    const [model, earlier] = await Promise.all([
      findTenantModel(context.shard, input.modelId),
      receiptOfEarlier(context, arrival),
    ]);
    if (!model) throw new AppError("not-found", "error.model-not-found");
    if (earlier) return earlier;
    if (model.archivedAt) throw new AppError("conflict", "models.problem.archived");
    const isSandbox = isInSandbox(context.actor);
    if (isSandbox)
      await enforceRateLimit(
        context,
        "sandboxDocumentsByTenant",
        keyOfTenant(context),
        "keys.problem.sandbox-full",
      );

    const documentId = context.newId();
    const fileKind = sniffFileKind(input.bytes);
    await context.files.put(documentFiles.original(documentId), input.bytes, contentTypeOf(fileKind));
    let waits = false;
    try {
      waits = await insertRow(context, documentId, {
        ...arrival,
        ...input,
        purpose: isSandbox ? "sandbox" : input.purpose,
        sourceKey: arrival.sourceKey,
        fileKind,
        timeZone: model.timeZone,
      });
    } catch (error) {
      const other = await resolveFailedInsert(error, {
        findOurs: () => findRun(context.shard, documentId),
        findOther: () => receiptOfEarlier(context, arrival),
        deleteFile: () => context.files.deleteAll(documentFiles.all(documentId)),
      });
      if (other) return other;
    }
    if (!waits) await requestProcessing(context, [ofTenant(context, { documentId, attempt: 1 })]);
    return { documentId, status: "received", repeated: false };
  },
});

type NewRow = Arrival & {
  fileName: string;
  bytes: Uint8Array;
  source: ArrivalSource;
  fileKind: string | null;
  timeZone: string;
  zipFileId?: string | undefined;
  purpose?: DocumentPurpose | undefined;
};

/** Answers whether the document has to wait for its turn. */
async function insertRow(
  context: TenantContext,
  id: string,
  { bytes, fileName, ...row }: NewRow,
): Promise<boolean> {
  const now = context.now();
  const [inserted] = await commit(context.shard, [
    insertReceived(context.shard, {
      id,
      modelId: row.modelId,
      fileName,
      fileKind: row.fileKind,
      byteSize: bytes.byteLength,
      sha256: row.sha256,
      source: row.source,
      sourceKey: row.sourceKey,
      zipFileId: row.zipFileId ?? null,
      purpose: row.purpose ?? null,
      status: "received",
      receivedAt: now,
      receivedDay: localDayOf(now, row.timeZone),
      progressAt: now,
    }),
    insertShardAudit(context.shard, auditOf(context, "documents.receive", id, { source: row.source })),
  ]);
  return inserted.some(({ waitingSince }) => waitingSince !== null);
}

async function receiptOfEarlier(context: TenantContext, arrival: Arrival): Promise<Receipt | null> {
  const { shard } = context;
  const earlier = await earlierArrival(arrival, (key) => findReceived(shard, key));
  return earlier && { documentId: earlier.id, status: earlier.status, repeated: true };
}
