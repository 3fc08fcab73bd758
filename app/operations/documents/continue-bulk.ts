import { commit } from "~/data/commit";
import { beginBulkStep, failBulkAction, findBulkAction, recordBulkStep } from "~/data/shard/bulk-actions";
import { selectIdsOfApproval } from "~/data/shard/document-moves";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import type { TenantShard } from "~/data/shard/tenant-shard";
import { type BulkActionName, bulkActionRun, bulkBatchSizeOf } from "~/domain/documents/bulk-action";
import { concernKinds, readinesses } from "~/domain/documents/concerns";
import { countOutcomes } from "~/domain/documents/document-outcome";
import { listedStatuses } from "~/domain/documents/status";
import { AppError } from "~/domain/errors/app-error";
import { orderOutcomes } from "~/domain/orders/order-outcome";
import { maxJobAttempts } from "~/domain/processing/job-attempts";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import type { ReleaseContext } from "./release-ports";
import { bulkMoves } from "./steps/bulk-moves";
import { type Matching, type Next, nextAfter, nextMatching } from "./steps/next-matching";

/**
 * Takes the next documents of an action on a whole list, as the person who asked for it. A turn that is run twice moves
 * no document twice: its second time finds them moved. A turn that dies again and again ends the action. Throws AppError `not-found`.
 */
export const continueBulkAction = defineOperation({
  name: "documents.continue-bulk",
  permission: "system",
  input: bulkActionRun,
  async run(context: ReleaseContext, { bulkActionId }): Promise<{ ended: boolean }> {
    const { shard } = context;
    const action = await findBulkAction(shard, bulkActionId);
    if (!action) throw new AppError("not-found", "error.not-found");
    if (action.status !== "running") return { ended: true };
    const [begun] = await beginBulkStep(shard, bulkActionId);
    if (!begun || begun.attempts > maxJobAttempts) return giveUp(context, bulkActionId, action.modelId);
    const next = await nextOf(shard, action);
    const { ids: documentIds, ended } = next;
    const outcomes =
      documentIds.length > 0
        ? await bulkMoves[action.action].run(
            { ...context, actor: action.actor },
            {
              modelId: action.modelId,
              documentIds,
              site: action.query.site ?? "",
              mailId: `${bulkActionId}:${action.before ?? "first"}`,
              since: action.createdAt,
              unready: action.query.unready === "approve" ? "approve" : "leave",
              approvalId: bulkActionId,
            },
          )
        : [];
    const { done, conflict, "not-found": gone } = countOutcomes(outcomes);
    await recordBulkStep(shard, bulkActionId, action.before, {
      before: next.below,
      done,
      conflicts: conflict + gone,
      status: ended ? "done" : "running",
      at: context.now(),
    });
    return { ended };
  },
});

async function giveUp(context: ReleaseContext, bulkActionId: string, modelId: string) {
  await commit(context.shard, [
    failBulkAction(context.shard, bulkActionId, context.now()),
    insertShardAuditIfChanged(
      context.shard,
      auditOf(context, "documents.fail-bulk", modelId, { bulkActionId }),
    ),
  ]);
  return { ended: true };
}

type Kept = {
  modelId: string;
  action: BulkActionName;
  before: number | null;
  query: Record<string, string>;
};

/** The documents of the next turn: those that were approved together, or those that the list's filter finds. */
async function nextOf(shard: TenantShard, action: Kept): Promise<Next> {
  const limit = bulkBatchSizeOf(action.action);
  const { approvalId } = action.query;
  if (!approvalId) return nextMatching(shard, matchingOf(action), action.before, limit);
  const rows = await selectIdsOfApproval(shard, { ...action, approvalId }, action.before, limit);
  return nextAfter(rows, action.before, rows.length < limit);
}

const matchingOf = ({ modelId, query }: Kept): Matching => ({
  scope: {
    modelId,
    status: listedStatuses.find((status) => status === query.status) ?? null,
    readiness: readinesses.find((readiness) => readiness === query.readiness) ?? null,
    order: orderOutcomes.find((outcome) => outcome === query.orderOutcome) ?? null,
    concern: concernKinds.find((concern) => concern === query.concern) ?? null,
    from: query.from ? new Date(query.from) : null,
    before: query.before ? new Date(query.before) : null,
  },
  text: query.text ?? "",
});
