import { commit, read } from "~/data/commit";
import { isGuardFailure } from "~/data/shard/corrections";
import { countParts, deleteDocumentRow, guardDeletion } from "~/data/shard/delete-document";
import { selectDocument } from "~/data/shard/document-details";
import { markVersionsStale } from "~/data/shard/model-versions";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { insertTrashed, readTrashedRows } from "~/data/shard/trash";
import { documentFiles } from "~/domain/documents/document-files";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { isEndState } from "~/domain/documents/status";
import { eraseTime, trashedRowsKind } from "~/domain/documents/trash";
import { AppError } from "~/domain/errors/app-error";
import { storedText } from "~/domain/stored/stored-kind";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { forgetDocument } from "../learning/steps/forget-document";

/** Somebody may teach the same memory meanwhile; then it is read again. */
const tries = 3;

/**
 * Puts a document into the trash, from which it can be restored for 30 days: it is in no list, search, report or comparison any
 * more, and what was learned from it is forgotten. The audit keeps that it was there. Throws AppError `not-found`, and `conflict` while it is being read, when it changed meanwhile,
 * or while parts that were split off from it are still there.
 */
export const deleteDocument = defineOperation({
  name: "documents.delete",
  permission: "TenantModel.DeleteDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId, modelId }): Promise<{ documentId: string }> {
    const { shard } = context;
    const [[row], [parts]] = await read(shard, [
      selectDocument(shard, documentId),
      countParts(shard, documentId),
    ]);
    if (!row || (modelId !== undefined && row.document.modelId !== modelId))
      throw new AppError("not-found", "documents.error.not-found");
    if (!isEndState(row.document.status)) throw new AppError("conflict", "learning.error.still-read");
    if (parts && parts.parts > 0) throw new AppError("conflict", "learning.error.has-parts");
    const { revision, attempt, fileName, modelId: ofModel } = row.document;
    await remove(context, { documentId, revision, attempt }, { fileName, modelId: ofModel });
    return { documentId };
  },
});

type Standing = { documentId: string; revision: number; attempt: number };

async function remove(
  context: TenantContext,
  document: Standing,
  known: { fileName: string; modelId: string },
): Promise<void> {
  const { shard } = context;
  const { documentId, revision } = document;
  const rows = await readTrashedRows(shard, documentId);
  if (!rows) throw new AppError("not-found", "documents.error.not-found");
  const kept = storedText(trashedRowsKind, rows);
  await context.files.put(documentFiles.trashed(documentId), kept, "application/json");
  const now = context.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      await commit(shard, [
        guardDeletion(shard, document),
        ...(await forgetDocument(context, documentId)),
        markVersionsStale(shard, documentId, context.now()),
        deleteDocumentRow(shard, document),
        insertTrashed(shard, {
          ...known,
          documentId,
          byteSize: Number(rows.document.byte_size),
          deletedAt: now,
          deletedBy: context.actor.id,
          eraseAt: eraseTime(now),
        }),
        insertShardAudit(shard, auditOf(context, "documents.delete", documentId, { ...known, revision })),
      ]);
      return;
    } catch (error) {
      if (!isGuardFailure(error)) throw error;
      if (attempt >= tries) throw new AppError("conflict", "error.document-changed", { cause: error });
    }
  }
}
