import { commit } from "~/data/commit";
import { isGuardFailure } from "~/data/shard/corrections";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { deleteTrashed, findTrashed, guardTrashed, putBackRows } from "~/data/shard/trash";
import { documentFiles } from "~/domain/documents/document-files";
import type { DocumentStatus } from "~/domain/documents/status";
import { rowRestored, statusRestored, trashedInput, trashedRowsKind } from "~/domain/documents/trash";
import { AppError } from "~/domain/errors/app-error";
import { readStored } from "~/domain/stored/stored-kind";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { searchDuplicates } from "../duplicates/steps/search-duplicates";
import { compareAgain } from "../suppliers/steps/compare-due";
import { judgeDocuments } from "./steps/judge-documents";

/**
 * Brings a deleted document back: its file, pages, values, corrections and comments; returns the status it has. What
 * hung on its approval or training does not come back, and what it had taught is taught again by the next correction.
 * It costs nothing. Throws AppError `not-found`, also when it was erased meanwhile.
 */
export const restoreDocument = defineOperation({
  name: "documents.restore",
  permission: "TenantModel.DeleteDocument",
  input: trashedInput,
  async run(context: TenantContext, { modelId, documentId }): Promise<{ status: DocumentStatus }> {
    const { shard } = context;
    const now = context.now();
    const found = await findTrashed(shard, modelId, documentId);
    const rows =
      found && readStored(trashedRowsKind, await context.files.bytes(documentFiles.trashed(documentId)));
    if (!rows) throw new AppError("not-found", "documents.error.not-in-trash");
    const status = statusRestored(rows);
    try {
      await commit(shard, [
        guardTrashed(shard, documentId, now),
        ...putBackRows(shard, { ...rows, document: rowRestored(rows, now) }),
        deleteTrashed(shard, documentId),
        insertShardAudit(
          shard,
          auditOf(context, "documents.restore", documentId, { fileName: found.fileName, modelId }),
        ),
      ]);
    } catch (error) {
      if (!isGuardFailure(error)) throw error;
      throw new AppError("not-found", "documents.error.not-in-trash", { cause: error });
    }
    await searchDuplicates(context, documentId);
    await compareAgain(context, documentId);
    await judgeDocuments(context, [documentId]);
    return { status };
  },
});
