import { read } from "~/data/commit";
import { countParts } from "~/data/shard/delete-document";
import { selectDocument } from "~/data/shard/document-details";
import { documentIdInput } from "~/domain/documents/document-inputs";
import { isEndState } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { putIntoTrash } from "./steps/put-into-trash";

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
    await putIntoTrash(context, { documentId, revision, attempt }, { fileName, modelId: ofModel });
    return { documentId };
  },
});
