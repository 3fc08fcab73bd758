import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { isBetween } from "./document-conditions";
import type { DocumentScope } from "./document-ranks";
import { finalPosition } from "./document-ranks";
import { bulkActions, documents } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

const isAction = (bulkActionId: string) => eq(bulkActions.id, bulkActionId);

export const insertBulkAction = (shard: TenantShard, row: NewRow<typeof bulkActions>) =>
  shard.insert(bulkActions).values(row);

/** An action on a whole list, or null when the tenant has none of this id. */
export async function findBulkAction(shard: TenantShard, bulkActionId: string) {
  return (await shard.select().from(bulkActions).where(isAction(bulkActionId)).get()) ?? null;
}

/** The actions on lists of a model that were asked for since a moment, the latest first; few. */
export const selectRecentBulkActions = (
  shard: TenantShard,
  { modelId, since }: { modelId: string; since: Date },
) =>
  shard
    .select({
      id: bulkActions.id,
      action: bulkActions.action,
      total: bulkActions.total,
      done: bulkActions.done,
      conflicts: bulkActions.conflicts,
      status: bulkActions.status,
    })
    .from(bulkActions)
    .where(and(eq(bulkActions.modelId, modelId), gt(bulkActions.createdAt, since)))
    .orderBy(desc(bulkActions.createdAt))
    .limit(3);

/** Counts one more beginning of the step that is due; no row when the action ended. */
export const beginBulkStep = (shard: TenantShard, bulkActionId: string) =>
  shard
    .update(bulkActions)
    .set({ attempts: sql`${bulkActions.attempts} + 1` })
    .where(and(isAction(bulkActionId), eq(bulkActions.status, "running")))
    .returning({ attempts: bulkActions.attempts });

/** Gives up an action; its effects remain. */
export const failBulkAction = (shard: TenantShard, bulkActionId: string, at: Date) =>
  shard
    .update(bulkActions)
    .set({ status: "error", progressAt: at })
    .where(and(isAction(bulkActionId), eq(bulkActions.status, "running")))
    .returning({ id: bulkActions.id });

/** Records a step; matches nothing when another run did it already. */
export const recordBulkStep = (
  shard: TenantShard,
  bulkActionId: string,
  seen: number | null,
  turn: { before: number | null; done: number; conflicts: number; status: "running" | "done"; at: Date },
) =>
  shard
    .update(bulkActions)
    .set({
      before: turn.before,
      done: sql`${bulkActions.done} + ${turn.done}`,
      conflicts: sql`${bulkActions.conflicts} + ${turn.conflicts}`,
      status: turn.status,
      attempts: 0,
      progressAt: turn.at,
    })
    .where(and(isAction(bulkActionId), sql`${bulkActions.before} is ${seen}`));

/** The next documents of a scope from the newest on, below a position (all when it is null). */
export const selectIdsBelow = (
  shard: TenantShard,
  scope: DocumentScope,
  below: number | null,
  limit: number,
) =>
  shard
    .select({ id: documents.id, place: documents.position })
    .from(documents)
    .where(isBetween(scope, below === null ? undefined : sql`min(${below - 1}, ${finalPosition(scope)})`))
    .orderBy(desc(documents.position))
    .limit(limit);

/** Actions that have not moved since `before`. */
export const selectIdleBulkActions = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select({ tenantId: bulkActions.tenantId, bulkActionId: bulkActions.id })
    .from(bulkActions)
    .where(and(eq(bulkActions.status, "running"), lte(bulkActions.progressAt, before)))
    .limit(limit);
