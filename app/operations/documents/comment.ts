import { commit } from "~/data/commit";
import { insertComment } from "~/data/shard/comments";
import { selectQueued } from "~/data/shard/review-queue";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { commentInput } from "~/domain/documents/document-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** Keeps what the caller writes about a document. Throws AppError `not-found`, and InvalidInput for an empty text. */
export const commentOnDocument = defineOperation({
  name: "documents.comment",
  permission: "TenantModel.EditDocument",
  input: commentInput,
  async run(context: TenantContext, { documentId, body }): Promise<{ id: string }> {
    const { shard, actor } = context;
    const [document] = await selectQueued(shard, documentId);
    if (!document) throw new AppError("not-found", "documents.error.not-found");
    const id = context.newId();
    await commit(shard, [
      insertComment(shard, {
        id,
        documentId,
        body,
        actorId: actor.id,
        at: context.now(),
      }),
      insertShardAudit(shard, auditOf(context, "documents.comment", documentId, { comment: id })),
    ]);
    return { id };
  },
});
