import { and, eq, inArray, lte, sql } from "drizzle-orm";
import type { ReplayRequest, ReplayState } from "~/domain/processing/replay-job";
import type { ReplayReport } from "~/domain/processing/replay-report";
import { replays } from "./replay-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

const open: ReplayState[] = ["waiting", "running"];

/** Matches a check only as it was begun: it has not ended, and nobody began it once more. */
const isBegun = ({ documentId, attempt, requestedAt, number }: ReplayRequest) =>
  and(
    eq(replays.documentId, documentId),
    eq(replays.run, attempt),
    eq(replays.requestedAt, new Date(requestedAt)),
    eq(replays.attempts, number),
    inArray(replays.state, open),
  );

/** The last check of a document, or null. */
export async function findReplay(shard: TenantShard, documentId: string) {
  return (await shard.select().from(replays).where(eq(replays.documentId, documentId)).get()) ?? null;
}

type Asked = { documentId: string; attempt: number; at: Date };

/**
 * Records that a run is to be checked, in the place of the check before. Returns a row when it is, and none while the
 * same run is being checked.
 */
export const insertReplay = (shard: TenantShard, { documentId, attempt, at }: Asked) => {
  const asked = {
    run: attempt,
    state: "waiting" as const,
    attempts: 1,
    problem: null,
    report: null,
    requestedAt: at,
    progressAt: at,
    endedAt: null,
  };
  return shard
    .insert(replays)
    .values({ documentId, ...asked })
    .onConflictDoUpdate({
      target: replays.documentId,
      set: asked,
      setWhere: sql`${replays.state} not in ('waiting', 'running') or ${replays.run} <> ${attempt}`,
    })
    .returning({ documentId: replays.documentId });
};

/** Records that a check runs; no row when it ended or was begun once more. */
export const beginReplay = (shard: TenantShard, request: ReplayRequest, at: Date) =>
  shard
    .update(replays)
    .set({ state: "running", progressAt: at })
    .where(isBegun(request))
    .returning({ documentId: replays.documentId });

type Ending = ({ state: "done"; report: ReplayReport } | { state: "failed"; problem: string }) & { at: Date };

/** Ends a check; no row when it had ended or was begun once more. */
export const endReplay = (shard: TenantShard, request: ReplayRequest, { at, ...ending }: Ending) =>
  shard
    .update(replays)
    .set({ ...ending, progressAt: at, endedAt: at })
    .where(isBegun(request))
    .returning({ documentId: replays.documentId });

const begun = {
  tenantId: replays.tenantId,
  documentId: replays.documentId,
  attempt: replays.run,
  requestedAt: sql<number>`${replays.requestedAt}`,
  number: replays.attempts,
};

/** Checks of all tenants that have not moved since `before`, the longest first. */
export const selectIdleReplays = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select(begun)
    .from(replays)
    // Written out, so that the partial index serves.
    .where(and(sql`state in ('waiting', 'running')`, lte(replays.progressAt, before)))
    .orderBy(replays.progressAt)
    .limit(limit);

/** Counts that a check is begun once more; no row when it ended or moved on. */
export const beginReplayAgain = (shard: TenantShard, request: ReplayRequest, at: Date) =>
  shard
    .update(replays)
    .set({ state: "waiting", attempts: request.number + 1, progressAt: at })
    .where(isBegun(request))
    .returning({ documentId: replays.documentId });
