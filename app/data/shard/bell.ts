import { and, eq, inArray, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { bellLines, bellMarks, bellReads } from "./bell-schema";
import type { TenantShard } from "./tenant-shard";

/** Who looks: the person, and the permissions that the person holds of those that lines are for. */
export type BellReader = { userId: string; permissions: readonly string[] };

type NewLine = Omit<NewRow<typeof bellLines>, "id" | "at"> & { key: string; at: Date };

/** Tells something once: a line of the same instant and key is there already when it is told again. */
export const insertBellLine = (shard: TenantShard, { key, at, ...line }: NewLine) =>
  shard
    .insert(bellLines)
    .values({ id: `${String(at.getTime()).padStart(13, "0")}-${key}`, at, ...line })
    .onConflictDoNothing();

const audiencesOf = ({ userId, permissions }: BellReader) => JSON.stringify([userId, ...permissions]);

const isUnread = (
  tenantId: string,
  { userId }: BellReader,
) => sql`l.id > coalesce((select m.read_to from bell_marks m
    where m.tenant_id = ${tenantId} and m.user_id = ${userId}), '')
  and not exists (select 1 from bell_reads r
    where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.line_id = l.id)`;

/** How many lines somebody has not read, as far as `most`. What a person did is no news to that person. */
export async function countUnread(shard: TenantShard, reader: BellReader, most: number): Promise<number> {
  const rows = await shard.all<{ count: number }>(
    (tenantId) => sql`select count(*) count from (select 1 from json_each(${audiencesOf(reader)}) a
      cross join bell_lines l on l.tenant_id = ${tenantId} and l.audience = a.value
      where ${isUnread(tenantId, reader)} and l.by_id is not ${reader.userId} limit ${most})`,
  );
  return rows[0]?.count ?? 0;
}

type FoundLine = {
  id: string;
  kind: string;
  name: string;
  byId: string | null;
  subjectId: string;
  modelId: string | null;
  at: number;
  unread: number;
};

/** The lines for somebody before `before` (all when it is null), the newest first: of each audience no more than `limit` are looked at. */
export const selectBellLines = (
  shard: TenantShard,
  reader: BellReader,
  { before, limit }: { before: string | null; limit: number },
): Promise<FoundLine[]> =>
  shard.all<FoundLine>(
    (
      tenantId,
    ) => sql`select l.id, l.kind, l.name, l.by_id byId, l.subject_id subjectId, l.model_id modelId, l.at,
        ${isUnread(tenantId, reader)} unread
      from json_each(${audiencesOf(reader)}) a
      cross join bell_lines l on l.id in (select b.id from bell_lines b
        where b.tenant_id = ${tenantId} and b.audience = a.value and b.by_id is not ${reader.userId}
          ${before === null ? sql`` : sql`and b.id < ${before}`}
        order by b.id desc limit ${limit})
      order by l.id desc limit ${limit}`,
  );

/** A line that is for somebody, or null. */
export async function findBellLine(shard: TenantShard, { userId, permissions }: BellReader, id: string) {
  const row = await shard
    .select()
    .from(bellLines)
    .where(and(eq(bellLines.id, id), inArray(bellLines.audience, [userId, ...permissions])))
    .get();
  return row ?? null;
}

/** Notes that somebody has read one line. */
export const insertBellRead = (shard: TenantShard, userId: string, lineId: string) =>
  shard.insert(bellReads).values({ userId, lineId }).onConflictDoNothing();

/** Notes that somebody has read everything up to a line; never takes that back. */
export const putBellMark = (shard: TenantShard, userId: string, readTo: string) =>
  shard
    .insert(bellMarks)
    .values({ userId, readTo })
    .onConflictDoUpdate({
      target: [bellMarks.tenantId, bellMarks.userId],
      set: { readTo: sql`max(${bellMarks.readTo}, excluded.read_to)` },
    });

/** What was noted of single lines is no longer needed up to the mark. */
export const deleteBellReads = (shard: TenantShard, userId: string, readTo: string) =>
  shard.delete(bellReads).where(and(eq(bellReads.userId, userId), sql`${bellReads.lineId} <= ${readTo}`));
