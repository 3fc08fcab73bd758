import { commit } from "~/data/commit";
import { findDocumentFile } from "~/data/shard/document-file";
import { dismissPair } from "~/data/shard/duplicates";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { dismissDuplicateInput } from "~/domain/duplicates/duplicate-inputs";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Records that two documents are not duplicates, in either order; they are not marked as such again. Throws AppError
 * `not-found` when they are not marked now.
 */
export const dismissDuplicate = defineOperation({
  name: "duplicates.dismiss",
  permission: "TenantModel.EditDocument",
  input: dismissDuplicateInput,
  async run(context: TenantContext, { documentId, modelId, otherId }): Promise<{ documentId: string }> {
    const { shard, actor } = context;
    const isNamed = modelId === undefined || (await findDocumentFile(shard, documentId))?.modelId === modelId;
    if (!isNamed) throw new AppError("not-found", "documents.error.not-found");
    const [dismissed] = await commit(shard, [
      dismissPair(shard, documentId, otherId, { dismissedAt: context.now(), dismissedBy: actor.id }),
      insertShardAuditIfChanged(shard, auditOf(context, "duplicates.dismiss", documentId, { otherId })),
    ]);
    if (dismissed.length === 0) throw new AppError("not-found", "duplicates.error.no-pair");
    return { documentId };
  },
});
