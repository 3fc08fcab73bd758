import { commit, type Statement } from "~/data/commit";
import { isGuardFailure } from "~/data/shard/corrections";
import { deleteDocumentRow, guardDeletion } from "~/data/shard/delete-document";
import { markVersionsStale } from "~/data/shard/model-versions";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { insertTrashed, readTrashedRows } from "~/data/shard/trash";
import { documentFiles } from "~/domain/documents/document-files";
import { eraseTime, trashedRowsKind } from "~/domain/documents/trash";
import { AppError } from "~/domain/errors/app-error";
import { storedText } from "~/domain/stored/stored-kind";
import { auditOf } from "../../audit-of";
import { forgetDocument } from "../../learning/steps/forget-document";
import type { RunContext } from "../../processing/processing-context";

/** Someone may teach the same memory meanwhile; then it is read again. */
const tries = 3;

type Standing = { documentId: string; revision: number; attempt: number };

/**
 * Keeps a document's rows as a file and takes them away, with the audit; `also` goes into the same batch. Throws AppError
 * `not-found`, and `conflict` when the document changed meanwhile.
 */
export async function putIntoTrash(
  context: RunContext,
  document: Standing,
  known: { fileName: string; modelId: string },
  also: readonly Statement[] = [],
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
          // What came with a sandbox key is kept for a day, not for thirty more.
          eraseAt: rows.document.purpose === "sandbox" ? now : eraseTime(now),
        }),
        insertShardAudit(shard, auditOf(context, "documents.delete", documentId, { ...known, revision })),
        ...also,
      ]);
      return;
    } catch (error) {
      if (!isGuardFailure(error)) throw error;
      if (attempt >= tries) throw new AppError("conflict", "error.document-changed", { cause: error });
    }
  }
}
