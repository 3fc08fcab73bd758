import { selectDocument } from "~/data/shard/document-details";
import { findReceived } from "~/data/shard/received-documents";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { noteChosenKeys } from "~/data/shard/similar-files";
import { documentFiles } from "~/domain/documents/document-files";
import { mayChangeModel } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { moveDocumentInput } from "~/domain/inbox/inbox-inputs";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { analyzeFirstPage } from "../inbox/steps/analyze-first-page";
import { receiveDocument } from "./receive";
import { putIntoTrash } from "./steps/put-into-trash";

/**
 * Creates a document that is in the wrong model again in another one, from its file, and puts the old one into the
 * trash. Its pages were counted before, so that it is not metered again; the choice counts as one in the inbox.
 * Repeating it returns the same document. Throws AppError `not-found`, and `conflict` for one that is settled, in
 * training, being read, split or a part.
 */
export const moveDocument = defineOperation({
  name: "documents.move",
  permission: "TenantModel.DeleteDocument",
  alsoNeeds: () => ["TenantModel.UploadDocument"] as const,
  input: moveDocumentInput,
  async run(context: TenantContext, { documentId, modelId, fromModelId }): Promise<{ documentId: string }> {
    const { shard, files } = context;
    const sourceKey = `moved:${documentId}`;
    const [row, earlier] = await Promise.all([
      selectDocument(shard, documentId).get(),
      findReceived(shard, `browser:${sourceKey}`),
    ]);
    if (earlier && earlier.modelId !== modelId) throw new AppError("conflict", "document.error.move-done");
    if (!row && earlier) return { documentId: earlier.id };
    if (!row || (fromModelId !== undefined && row.document.modelId !== fromModelId))
      throw new AppError("not-found", "documents.error.not-found");
    const { document, training } = row;
    const { fileName, attempt, revision } = document;
    if (document.modelId === modelId) throw new AppError("conflict", "document.error.move-same");
    if (!mayChangeModel(document.status) || training)
      throw new AppError("conflict", "document.error.move-status");
    if (document.parentDocumentId) throw new AppError("conflict", "document.error.move-part");
    const bytes = await files.bytes(documentFiles.original(documentId));
    if (!bytes) throw new AppError("not-found", "documents.error.not-found");
    const look = await analyzeFirstPage(context, documentId, attempt);
    const made = await receiveDocument(context, {
      modelId,
      fileName,
      bytes,
      source: "browser",
      sourceKey,
      purpose: document.purpose ?? undefined,
    });
    const chosen = { fileId: made.documentId, modelId, kind: look?.seen.kind ?? "", chosenAt: context.now() };
    const moved = { fileName, toModelId: modelId, toDocumentId: made.documentId };
    await putIntoTrash(context, { documentId, revision, attempt }, { fileName, modelId: document.modelId }, [
      ...(look ? noteChosenKeys(shard, chosen, look.keys) : []),
      insertShardAudit(shard, auditOf(context, "documents.move", documentId, moved)),
    ]);
    return { documentId: made.documentId };
  },
});
