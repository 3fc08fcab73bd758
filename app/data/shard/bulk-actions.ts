import { and, desc, eq, gt, lte, sql } from "drizzle-orm";
import { isBetween } from "./document-conditions";
import type { DocumentScope } from "./document-ranks";
import { finalPosition } from "./document-ranks";
import type { ShardDatabase } from "./shard-database";
import { bulkActions, documents } from "./shard-schema";

type Key = { tenantId: string; bulkActionId: string };

const isAction = ({ tenantId, bulkActionId }: Key) =>
  and(eq(bulkActions.id, bulkActionId), eq(bulkActions.tenantId, tenantId));

export const insertBulkAction = (shard: ShardDatabase, row: typeof bulkActions.$inferInsert) =>
  shard.insert(bulkActions).values(row);

/** An action on a whole list, or null when the tenant has none of this id. */
export async function findBulkAction(shard: ShardDatabase, key: Key) {
  return (await shard.select().from(bulkActions).where(isAction(key)).get()) ?? null;
}

/** The actions on lists of a model that were asked for since a moment, the latest first; few. */
export const selectRecentBulkActions = (
  shard: ShardDatabase,
  { tenantId, modelId, since }: { tenantId: string; modelId: string; since: Date },
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
    .where(
      and(
        eq(bulkActions.tenantId, tenantId),
        eq(bulkActions.modelId, modelId),
        gt(bulkActions.createdAt, since),
      ),
    )
    .orderBy(desc(bulkActions.createdAt))
    .limit(3);

/** Counts one more beginning of the turn that is due; no row when the action came to its end. */
export const beginBulkTurn = (shard: ShardDatabase, key: Key) =>
  shard
    .update(bulkActions)
    .set({ attempts: sql`${bulkActions.attempts} + 1` })
    .where(and(isAction(key), eq(bulkActions.status, "running")))
    .returning({ attempts: bulkActions.attempts });

/** Gives an action up; what it did stays done. */
export const failBulkAction = (shard: ShardDatabase, key: Key, at: Date) =>
  shard
    .update(bulkActions)
    .set({ status: "error", progressAt: at })
    .where(and(isAction(key), eq(bulkActions.status, "running")))
    .returning({ id: bulkActions.id });

/** Notes a turn; matches nothing when another run took it already. */
export const noteBulkTurn = (
  shard: ShardDatabase,
  key: Key,
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
    .where(and(isAction(key), sql`${bulkActions.before} is ${seen}`));

/** The next documents of a scope from the newest on, below a position (all when it is null). */
export const selectIdsBelow = (
  shard: ShardDatabase,
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
export const selectIdleBulkActions = (shard: ShardDatabase, before: Date, limit: number) =>
  shard
    .select({ tenantId: bulkActions.tenantId, bulkActionId: bulkActions.id })
    .from(bulkActions)
    .where(and(eq(bulkActions.status, "running"), lte(bulkActions.progressAt, before)))
    .limit(limit);
