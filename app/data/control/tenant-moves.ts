import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { MoveState } from "~/domain/tenants/move";
import type { ControlDatabase } from "./control-database";
import { shards, tenantMoves, tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";

export type TenantMove = typeof tenantMoves.$inferSelect;

type NewMove = Pick<TenantMove, "id" | "fromShard" | "toShard"> & { at: Date };

/** Records a move; fails on a unique index while another is open. */
export const insertMove = (control: TenantControl, { at, ...move }: NewMove) =>
  control.insert(tenantMoves).values({
    ...move,
    tenantId: control.tenantId,
    state: "copying",
    startedAt: at,
    progressAt: at,
  });

/** The newest move of the tenant, or null. */
export async function findMove(control: TenantControl): Promise<TenantMove | null> {
  const row = await control
    .select()
    .from(tenantMoves)
    .where(eq(tenantMoves.tenantId, control.tenantId))
    .orderBy(desc(tenantMoves.id))
    .limit(1)
    .get();
  return row ?? null;
}

type Step = Partial<
  Pick<
    TenantMove,
    "place" | "tables" | "files" | "rounds" | "problem" | "heldAt" | "switchedAt" | "endedAt" | "state"
  >
>;

/** Records how far a move is, unless it is in another state by now. Returns a row when that was recorded. */
export const advanceMove = (
  control: TenantControl,
  { id, state }: { id: string; state: MoveState },
  step: Step & { progressAt: Date },
) =>
  control
    .update(tenantMoves)
    .set(step)
    .where(
      and(eq(tenantMoves.id, id), eq(tenantMoves.tenantId, control.tenantId), eq(tenantMoves.state, state)),
    )
    .returning({ id: tenantMoves.id });

/** From here on the tenant lives in its new shard, if the statement just before it noted that; its files are looked for in both. */
export const switchShard = (control: TenantControl, { fromShard, toShard }: TenantMove) =>
  control
    .update(tenants)
    .set({ shardId: toShard, filesFrom: fromShard })
    .where(and(eq(tenants.id, control.tenantId), eq(tenants.shardId, fromShard), sql`changes() > 0`));

/** All files are in the new shard. */
export const endFilesFrom = (control: TenantControl) =>
  control.update(tenants).set({ filesFrom: null }).where(eq(tenants.id, control.tenantId));

/** The moves that are open and did not go on since then, the oldest first. */
export const selectIdleMoves = (control: ControlDatabase, before: Date, limit: number) =>
  control
    .select({ tenantId: tenantMoves.tenantId, moveId: tenantMoves.id })
    .from(tenantMoves)
    .where(and(isNull(tenantMoves.endedAt), lt(tenantMoves.progressAt, before)))
    .orderBy(asc(tenantMoves.progressAt))
    .limit(limit);

/** The shards of a data center, at most 50. */
export const selectShardsOf = (control: ControlDatabase, dataCenter: string) =>
  control
    .select({ id: shards.id })
    .from(shards)
    .where(eq(shards.dataCenter, dataCenter))
    .orderBy(asc(shards.id))
    .limit(50);
