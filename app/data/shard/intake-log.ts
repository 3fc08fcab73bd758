import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ShardDatabase } from "./shard-database";
import { intakeLog } from "./shard-schema";

export type IntakeRow = typeof intakeLog.$inferInsert;

/** Notes what became of a part; a line that was written before, for the same mail, stays as it is. */
export const insertIntakeLine = (shard: ShardDatabase, row: IntakeRow) =>
  shard.insert(intakeLog).values(row).onConflictDoNothing();

/** The documents that a mail has brought so far: ids. */
export async function documentsTakenFrom(
  shard: ShardDatabase,
  tenantId: string,
  messageId: string,
): Promise<Set<string>> {
  const rows = await shard
    .select({ documentId: intakeLog.documentId })
    .from(intakeLog)
    .where(
      and(
        eq(intakeLog.tenantId, tenantId),
        eq(intakeLog.messageId, messageId),
        eq(intakeLog.outcome, "taken"),
      ),
    );
  return new Set(rows.flatMap((row) => row.documentId ?? []));
}

/** The tenant's latest lines, newest first, below an id (ids rise with time); all when it is null. */
export const selectIntakeLines = (
  shard: ShardDatabase,
  tenantId: string,
  { below, outcome, limit }: { below: string | null; outcome: IntakeRow["outcome"] | null; limit: number },
) =>
  shard
    .select()
    .from(intakeLog)
    .where(
      and(
        eq(intakeLog.tenantId, tenantId),
        below === null ? undefined : lt(intakeLog.id, below),
        outcome === null ? undefined : sql`+${intakeLog.outcome} = ${outcome}`,
      ),
    )
    .orderBy(desc(intakeLog.id))
    .limit(limit);
