import { and, desc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { ReportFileRequest, ReportFileState } from "~/domain/reports/report-file";
import { reportFiles } from "./report-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type NewReportFile = Omit<
  typeof reportFiles.$inferInsert,
  "tenantId" | "state" | "attempts" | "progressAt"
>;

const open: ReportFileState[] = ["waiting", "running"];

type Begun = Pick<ReportFileRequest, "fileId" | "number">;

/** Matches the making of a file only as it was begun: it has not ended, and nobody began it once more. */
const isBegun = ({ fileId, number }: Begun) =>
  and(eq(reportFiles.id, fileId), eq(reportFiles.attempts, number), inArray(reportFiles.state, open));

/** Records that a file is wanted. Returns no row when that is recorded already, or the same is being made. */
export const insertReportFile = (shard: TenantShard, row: NewReportFile) =>
  shard
    .insert(reportFiles)
    .values({ ...row, state: "waiting", progressAt: row.requestedAt })
    .onConflictDoNothing()
    .returning({ id: reportFiles.id });

/** A file of the tenant, or null. */
export async function findReportFile(shard: TenantShard, fileId: string) {
  return (await shard.select().from(reportFiles).where(eq(reportFiles.id, fileId)).get()) ?? null;
}

/** The file about the same that is being made, or null. */
export async function findOpenReportFile(shard: TenantShard, wanted: string) {
  const row = await shard
    .select({ id: reportFiles.id })
    .from(reportFiles)
    // Written out, so that the partial index serves.
    .where(and(eq(reportFiles.wanted, wanted), sql`state in ('waiting', 'running')`))
    .get();
  return row ?? null;
}

/** The files that were asked for last, newest first. */
export const selectReportFiles = (shard: TenantShard, limit: number) =>
  shard.select().from(reportFiles).orderBy(desc(reportFiles.requestedAt), desc(reportFiles.id)).limit(limit);

type Piece = { piece: number; cursor: string | null; rows: number; at: Date };

/**
 * Records that a piece of the rows is written; no row when it was recorded before, or the making is another's by now.
 */
export const advanceReportFile = (shard: TenantShard, begun: Begun, { piece, cursor, rows, at }: Piece) =>
  shard
    .update(reportFiles)
    .set({
      state: "running",
      pieces: piece + 1,
      cursor,
      done: sql`${reportFiles.done} + ${rows}`,
      progressAt: at,
    })
    .where(and(isBegun(begun), eq(reportFiles.pieces, piece)))
    .returning({ id: reportFiles.id });

type Ending = { expiresAt: Date; at: Date } & (
  | { state: "ready"; byteSize: number }
  | { state: "failed"; problem: string }
);

/** Ends the making of a file; no row when it had ended or was begun once more. */
export const endReportFile = (shard: TenantShard, begun: Begun, { at, ...ending }: Ending) =>
  shard
    .update(reportFiles)
    .set({ ...ending, progressAt: at })
    .where(isBegun(begun))
    .returning({ id: reportFiles.id });

/** Files of all tenants whose making has not moved since `before`, the longest first. */
export const selectIdleReportFiles = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select({ tenantId: reportFiles.tenantId, fileId: reportFiles.id, number: reportFiles.attempts })
    .from(reportFiles)
    .where(and(sql`state in ('waiting', 'running')`, lte(reportFiles.progressAt, before)))
    .orderBy(reportFiles.progressAt)
    .limit(limit);

/** Counts that the making is begun once more; it goes on after the last piece. No row when it ended or moved on. */
export const beginReportFileAgain = (shard: TenantShard, begun: Begun, at: Date) =>
  shard
    .update(reportFiles)
    .set({ state: "waiting", attempts: begun.number + 1, progressAt: at })
    .where(isBegun(begun))
    .returning({ id: reportFiles.id });

/** What was kept long enough, of all tenants. */
export const selectExpiredReportFiles = (shard: SweepShard, now: Date, limit: number) =>
  shard
    .select({ tenantId: reportFiles.tenantId, fileId: reportFiles.id })
    .from(reportFiles)
    .where(lt(reportFiles.expiresAt, now))
    .orderBy(reportFiles.expiresAt)
    .limit(limit);

export const deleteReportFile = (shard: TenantShard, fileId: string) =>
  shard.delete(reportFiles).where(eq(reportFiles.id, fileId));
