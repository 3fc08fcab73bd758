import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lt, lte, sql } from "drizzle-orm";
import { waitingFiles } from "./inbox-schema";
import { intakeLog } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type IntakeRow = Omit<typeof intakeLog.$inferInsert, "tenantId">;

/** Records the outcome of a part; a line that was written before, for the same mail, stays as it is. */
export const insertIntakeLine = (shard: TenantShard, row: IntakeRow) =>
  shard.insert(intakeLog).values(row).onConflictDoNothing();

/** The line of a part of a mail that came before, or undefined. */
export const findIntakeLine = (shard: TenantShard, row: Pick<IntakeRow, "messageId" | "part" | "sha256">) =>
  shard
    .select()
    .from(intakeLog)
    .where(
      and(
        eq(intakeLog.messageId, row.messageId),
        eq(intakeLog.part, row.part),
        eq(intakeLog.sha256, row.sha256 ?? ""),
      ),
    )
    .get();

export const findIntakeLineById = (shard: TenantShard, lineId: string) =>
  shard.select().from(intakeLog).where(eq(intakeLog.id, lineId)).get();

/** Records that the kept file of a line is in a model now; a line that was settled before stays as it is. */
export const markFileAssigned = (shard: TenantShard, lineId: string, documentId: string | null) =>
  shard
    .update(intakeLog)
    .set({ outcome: "taken", reason: null, documentId, keptKey: null, keptUntil: null })
    .where(and(eq(intakeLog.id, lineId), isNotNull(intakeLog.keptUntil)))
    .returning({ id: intakeLog.id });

/** How many files of a tenant wait for a model, as far as `most`. */
export async function countKept(shard: TenantShard, most: number): Promise<number> {
  const rows = await shard
    .select({ id: intakeLog.id })
    .from(intakeLog)
    .where(isNotNull(intakeLog.keptUntil))
    .limit(most);
  return rows.length;
}

/** Lines of all tenants whose kept file has had its time, longest ago first. */
export const selectKeptBefore = (shard: SweepShard, moment: Date, limit: number) =>
  shard
    .select({ id: intakeLog.id, tenantId: intakeLog.tenantId, keptKey: intakeLog.keptKey })
    .from(intakeLog)
    .where(and(isNotNull(intakeLog.keptUntil), lte(intakeLog.keptUntil, moment)))
    .orderBy(asc(intakeLog.keptUntil))
    .limit(limit);

/** Records that the files of these lines are kept no longer. */
export const forgetKeptFiles = (shard: SweepShard, lineIds: readonly string[]) =>
  shard
    .update(intakeLog)
    .set({ keptKey: null, keptUntil: null })
    .where(inArray(intakeLog.id, [...lineIds]));

/** The documents that a mail has brought so far: ids. */
export async function documentsTakenFrom(shard: TenantShard, messageId: string): Promise<Set<string>> {
  const rows = await shard
    .select({ documentId: intakeLog.documentId })
    .from(intakeLog)
    .where(and(eq(intakeLog.messageId, messageId), eq(intakeLog.outcome, "taken")));
  return new Set(rows.flatMap((row) => row.documentId ?? []));
}

type Asked = { below: string | null; outcome: IntakeRow["outcome"] | null; kept: boolean; limit: number };

const { tenantId: _tenant, sha256: _digest, keptKey: _key, ...lineColumns } = getTableColumns(intakeLog);

/** The tenant's latest lines, newest first, below an id (ids rise with time); all when it is null. */
export const selectIntakeLines = (shard: TenantShard, { below, outcome, kept, limit }: Asked) =>
  shard
    .select({ ...lineColumns, waitingId: waitingFiles.id })
    .from(intakeLog)
    .leftJoin(waitingFiles, eq(waitingFiles.id, intakeLog.documentId))
    .where(
      and(
        below === null ? undefined : lt(intakeLog.id, below),
        outcome === null ? undefined : sql`+${intakeLog.outcome} = ${outcome}`,
        kept ? isNotNull(intakeLog.keptUntil) : undefined,
      ),
    )
    .orderBy(desc(intakeLog.id))
    .limit(limit);
