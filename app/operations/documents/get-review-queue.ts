import { commit } from "~/data/commit";
import { countQueue, selectNextQueued, selectQueued } from "~/data/shard/review-queue";
import { documentIdInput } from "~/domain/documents/document-inputs";
import type { ReviewQueue } from "~/domain/documents/review-queue";
import { AppError } from "~/domain/errors/app-error";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Where a document stands among those of its model that missed their confidence, and which one comes next: the one behind
 * it, else the oldest, leaving out those that somebody else works on. Throws AppError `not-found`.
 */
export const getReviewQueue = defineOperation({
  name: "documents.get-review-queue",
  permission: "TenantModel.ViewDocument",
  input: documentIdInput,
  async run(context: TenantContext, { documentId }): Promise<ReviewQueue> {
    const { shard, tenant, actor } = context;
    const [document] = await selectQueued(shard, { tenantId: tenant.id, documentId });
    if (!document) throw new AppError("not-found", "documents.error.not-found");
    const { modelId, position, status } = document;
    const scope = { tenantId: tenant.id, modelId, status: "failed" as const, from: null, before: null };
    const whom = { actorId: actor.id, now: context.now() };
    const [[counted], [behind], [oldest]] = await commit(shard, [
      countQueue(shard, scope, position),
      selectNextQueued(shard, scope, position, whom),
      selectNextQueued(shard, scope, -1, whom),
    ]);
    const next = behind ?? (oldest?.id === documentId ? undefined : oldest);
    const { total = 0, behind: after = 0 } = counted ?? {};
    return {
      place: status === "failed" ? total - after : null,
      total,
      next: next ? { documentId: next.id, attempt: next.attempt } : null,
    };
  },
});
