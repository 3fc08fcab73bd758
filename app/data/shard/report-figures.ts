import { and, asc, between, eq, getTableColumns, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { DayScope } from "./document-days";
import { correctionDays, fieldDays, mailDays } from "./figure-schema";
import { usageDays } from "./meter-schema";
import { corrections, documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

type Days = Pick<DayScope, "from" | "to">;
type Step = "day" | "month";

const sum = (column: SQLWrapper) => sql<number>`total(${column})`.mapWith(Number);
const bucketOf = (day: SQLWrapper, by: Step): SQL.Aliased<string> =>
  (by === "day" ? sql<string>`${day}` : sql<string>`substr(${day}, 1, 7)`).as("bucket");

const {
  tenantId: _tenant,
  day: _day,
  modelId: _model,
  field: _field,
  ...counters
} = getTableColumns(fieldDays);
type Counter = keyof typeof counters;
const sums = Object.fromEntries(
  Object.entries(counters).map(([name, column]) => [name, sum(column)]),
) as Record<Counter, SQL<number>>;

/** All that became of a field. */
export type FieldSums = Record<Counter, number>;

/** The outcome of each field of the settled documents of a scope, by the field's key. */
export const selectFieldSums = (shard: TenantShard, { from, to, modelId }: DayScope) =>
  shard
    .select({ field: fieldDays.field, ...sums })
    .from(fieldDays)
    .where(and(between(fieldDays.day, from, to), modelId ? eq(fieldDays.modelId, modelId) : undefined))
    .groupBy(fieldDays.field)
    .orderBy(asc(fieldDays.field));

/** What came by mail, by day or month and the outcome of it. */
export const selectMailBuckets = (shard: TenantShard, { from, to }: Days, by: Step) =>
  shard
    .select({ bucket: bucketOf(mailDays.day, by), outcome: mailDays.outcome, count: sum(mailDays.count) })
    .from(mailDays)
    .where(between(mailDays.day, from, to))
    .groupBy(sql`1`, mailDays.outcome);

/** The same by the outcome of it and why. */
export const selectMailReasons = (shard: TenantShard, { from, to }: Days) =>
  shard
    .select({ outcome: mailDays.outcome, reason: mailDays.reason, count: sum(mailDays.count) })
    .from(mailDays)
    .where(between(mailDays.day, from, to))
    .groupBy(mailDays.outcome, mailDays.reason)
    .having(sql`total(${mailDays.count}) > 0`)
    .orderBy(asc(mailDays.outcome), asc(mailDays.reason));

/** Documents and new pages that were counted for billing, by day or month. */
export const selectUsageBuckets = (shard: TenantShard, { from, to }: Days, by: Step) =>
  shard
    .select({
      bucket: bucketOf(usageDays.day, by),
      documents: sum(usageDays.documents),
      pages: sum(usageDays.pages),
    })
    .from(usageDays)
    .where(between(usageDays.day, from, to))
    .groupBy(sql`1`);

/** How many values people changed, by field. */
export const selectCorrectionSums = (shard: TenantShard, { from, to, modelId }: DayScope) =>
  shard
    .select({ field: correctionDays.field, count: sum(correctionDays.count) })
    .from(correctionDays)
    .where(
      and(between(correctionDays.day, from, to), modelId ? eq(correctionDays.modelId, modelId) : undefined),
    )
    .groupBy(correctionDays.field)
    .having(sql`total(${correctionDays.count}) > 0`)
    .orderBy(sql`2 desc`, asc(correctionDays.field));

/** Where a correction stands among those of its model. */
export type CorrectionCursor = { day: string; at: Date; id: string };

/** The next values that people changed in documents of a model, from the day of the change on, in order of time. */
export const selectCorrectionRows = (
  shard: TenantShard,
  { from, to, modelId }: Days & { modelId: string },
  beyond: CorrectionCursor | null,
  limit: number,
) =>
  shard
    .select({
      id: corrections.id,
      day: corrections.day,
      at: corrections.at,
      documentId: corrections.documentId,
      fileName: documents.fileName,
      field: corrections.field,
      lineNumber: corrections.lineNumber,
      oldValue: corrections.oldValue,
      newValue: corrections.newValue,
      actorId: corrections.actorId,
    })
    .from(corrections)
    .innerJoin(documents, eq(documents.id, corrections.documentId))
    .where(
      and(
        eq(corrections.modelId, modelId),
        between(corrections.day, beyond?.day ?? from, to),
        beyond
          ? sql`(${corrections.day}, ${corrections.at}, ${corrections.id}) > (${beyond.day}, ${beyond.at.getTime()}, ${beyond.id})`
          : undefined,
      ),
    )
    .orderBy(asc(corrections.day), asc(corrections.at), asc(corrections.id))
    .limit(limit);
