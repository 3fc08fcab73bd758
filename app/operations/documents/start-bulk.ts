import { commit } from "~/data/commit";
import { insertBulkAction } from "~/data/shard/bulk-actions";
import { insertShardAudit } from "~/data/shard/shard-audit";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { maxInBulk } from "~/domain/documents/bulk-action";
import { bulkActionInput } from "~/domain/documents/bulk-inputs";
import { AppError } from "~/domain/errors/app-error";
import { isAllowed } from "~/domain/permissions/actor";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import { requestJobs } from "../processing/steps/request-jobs";
import { totalOf } from "./count-matching";
import { approvalCounts } from "./steps/approval-counts";
import { bulkMoves } from "./steps/bulk-moves";
import { requireModel, scopeOf } from "./steps/document-scope";
import type { Matching } from "./steps/next-matching";

/**
 * Has something done to all documents that a filter and a search find, a few at a time by a job; `total` is how many there
 * are now. Throws AppError `forbidden` without the action's own permission, `not-found`, `invalid` when they find none or
 * more than 10,000, and `conflict` when some that would be approved are not ready and `unready` does not say what then.
 */
export const startBulkAction = defineOperation({
  name: "documents.start-bulk",
  permission: "TenantModel.ViewDocument",
  input: bulkActionInput,
  async run(
    context: TenantContext,
    { action, site, unready, text = "", ...filter },
  ): Promise<{ bulkActionId: string; total: number }> {
    const { shard, actor } = context;
    const { permission } = bulkMoves[action];
    if (!isAllowed(actor, permission))
      throw new AppError("forbidden", "error.forbidden", { values: { permission } });
    const model = await requireModel(context, filter.modelId);
    const scope = scopeOf(context, filter, model.timeZone);
    const total = await totalOf(shard, { scope, text });
    if (total === 0) throw new AppError("invalid", "list.error.none-matching");
    if (total > maxInBulk)
      throw new AppError("invalid", "documents.error.too-many-matching", { values: { most: maxInBulk } });
    if (action === "approve" && unready === "ask") await requireReady(shard, { scope, text });
    const bulkActionId = context.newId();
    const now = context.now();
    // The span is kept as instants, so that a time zone that is changed meanwhile changes nothing.
    const query = {
      site,
      ...(action === "approve" && { unready: unready === "approve" ? unready : "leave" }),
      ...(text && { text }),
      ...(scope.status && { status: scope.status }),
      ...(scope.readiness && { readiness: scope.readiness }),
      ...(scope.order && { orderOutcome: scope.order }),
      ...(scope.concern && { concern: scope.concern }),
      ...(scope.from && { from: scope.from.toISOString() }),
      ...(scope.before && { before: scope.before.toISOString() }),
    };
    await commit(shard, [
      insertBulkAction(shard, {
        id: bulkActionId,
        modelId: model.id,
        actor,
        action,
        query,
        total,
        status: "running",
        createdAt: now,
        progressAt: now,
      }),
      insertShardAudit(shard, auditOf(context, `documents.${action}-all`, model.id, { ...query, total })),
    ]);
    await requestJobs(context, [ofTenant(context, { bulkActionId })]);
    return { bulkActionId, total };
  },
});

async function requireReady(shard: TenantShard, matching: Matching): Promise<void> {
  const { unready } = await approvalCounts(shard, matching);
  if (unready > 0)
    throw new AppError("conflict", "documents.error.not-ready", { values: { count: unready } });
}
