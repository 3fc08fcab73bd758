import { and, eq, inArray, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { bellLines, bellMarks, bellReads } from "./bell-schema";
import type { TenantShard } from "./tenant-shard";

/**
 * Who looks: the person, the permissions that the person holds of those that lines are for, and the kinds of lines that the person may
 * follow; nothing is shown that is older than `since`.
 */
export type BellReader = {
  userId: string;
  permissions: readonly string[];
  kinds: readonly string[];
  since: Date;
};

/** The beginning of the ids of an instant: ids rise with time. */
const idAt = (at: Date) => String(at.getTime()).padStart(13, "0");

type NewLine = Omit<NewRow<typeof bellLines>, "id" | "at"> & { key: string; at: Date };

/** Notifies of something once: a line of the same instant and key exists already when it is reported again. */
export const insertBellLine = (shard: TenantShard, { key, at, ...line }: NewLine) =>
  shard
    .insert(bellLines)
    .values({ id: `${idAt(at)}-${key}`, at, ...line })
    .onConflictDoNothing();

const audiencesOf = ({ userId, permissions }: BellReader) => JSON.stringify([userId, ...permissions]);

/** What a person did is no news to that person, and no line leads to a page that is refused. */
const isFor = ({ userId, kinds }: BellReader) => sql`l.by_id is not ${userId}
  and l.kind in (select k.value from json_each(${JSON.stringify(kinds)}) k)`;

const isUnread = (
  tenantId: string,
  { userId, since }: BellReader,
) => sql`l.id > max(${idAt(since)}, coalesce((select m.read_to from bell_marks m
    where m.tenant_id = ${tenantId} and m.user_id = ${userId}), ''))
  and not exists (select 1 from bell_reads r
    where r.tenant_id = ${tenantId} and r.user_id = ${userId} and r.line_id = l.id)`;

/** How many lines somebody has not read, as far as `most`. */
export async function countUnread(shard: TenantShard, reader: BellReader, most: number): Promise<number> {
  const rows = await shard.all<{ count: number }>(
    (tenantId) => sql`select count(*) count from (select 1 from json_each(${audiencesOf(reader)}) a
      cross join bell_lines l on l.tenant_id = ${tenantId} and l.audience = a.value
      where ${isUnread(tenantId, reader)} and ${isFor(reader)} limit ${most})`,
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

/** The lines for somebody before `before` (the newest when it is null), the newest first: of each audience no more than `limit` are looked at. */
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
      cross join bell_lines l on l.id in (select l.id from bell_lines l
        where l.tenant_id = ${tenantId} and l.audience = a.value and ${isFor(reader)}
          and l.id > ${idAt(reader.since)} ${before === null ? sql`` : sql`and l.id < ${before}`}
        order by l.id desc limit ${limit})
      order by l.id desc limit ${limit}`,
  );

/** A line that is for somebody, or null. */
export async function findBellLine(
  shard: TenantShard,
  { userId, permissions, kinds }: Pick<BellReader, "userId" | "permissions" | "kinds">,
  id: string,
) {
  const row = await shard
    .select()
    .from(bellLines)
    .where(
      and(
        eq(bellLines.id, id),
        inArray(bellLines.audience, [userId, ...permissions]),
        sql`${bellLines.kind} in (select value from json_each(${JSON.stringify(kinds)}))`,
      ),
    )
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
