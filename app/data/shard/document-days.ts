import { and, asc, between, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { documentDays } from "./figure-schema";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Days of the calendar, both taken in, of one model or of all. */
export type DayScope = { from: string; to: string; modelId?: string | undefined };

const { tenantId: _tenant, day: _day, modelId: _model, ...counters } = getTableColumns(documentDays);
type Counter = keyof typeof counters;

/** Every counter of a day, added up. */
const sums = Object.fromEntries(
  Object.entries(counters).map(([name, column]) => [name, sql<number>`total(${column})`.mapWith(Number)]),
) as Record<Counter, SQL<number>>;

/** What is kept of documents, by the day of arrival (`day`) or by month (yyyy-mm); a day without documents has no row. */
export const selectDocumentDays = (shard: TenantShard, scope: DayScope, by: "day" | "month") => {
  const bucket = by === "day" ? documentDays.day : sql<string>`substr(${documentDays.day}, 1, 7)`;
  return shard
    .select({ bucket: sql<string>`${bucket}`.as("bucket"), ...sums })
    .from(documentDays)
    .where(isIn(scope))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
};

/** The same added up for each model; a model without documents in these days has no row. */
export const selectDocumentDaysByModel = (shard: TenantShard, scope: DayScope) =>
  shard
    .select({ modelId: documentDays.modelId, ...sums })
    .from(documentDays)
    .where(isIn(scope))
    .groupBy(documentDays.modelId);

const isIn = ({ from, to, modelId }: DayScope) =>
  and(
    between(documentDays.day, from, to),
    modelId === undefined ? undefined : eq(documentDays.modelId, modelId),
  );

/** Moves documents to another day of arrival. */
export const updateReceivedDays = (shard: TenantShard, moved: readonly { id: string; day: string }[]) => {
  const rows = JSON.stringify(moved.map(({ id, day }) => ({ id, day })));
  return shard
    .update(documents)
    .set({
      receivedDay: sql`(select value ->> 'day' from json_each(${rows}) where value ->> 'id' = ${documents.id})`,
    })
    .where(sql`${documents.id} in (select value ->> 'id' from json_each(${rows}))`);
};
