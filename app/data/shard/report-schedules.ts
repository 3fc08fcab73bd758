import { and, asc, eq, lte, sql } from "drizzle-orm";
import { reportSchedules } from "./report-schema";
import { tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type ScheduleRow = Omit<typeof reportSchedules.$inferInsert, "tenantId">;

/** What is sent automatically about a model, or undefined. */
export const findSchedule = (shard: TenantShard, modelId: string) =>
  shard.select().from(reportSchedules).where(eq(reportSchedules.modelId, modelId)).get();

/** Keeps what is sent about a model, in place of what was sent before. */
export const putSchedule = (shard: TenantShard, { modelId, ...row }: ScheduleRow) =>
  shard
    .insert(reportSchedules)
    .values({ modelId, ...row })
    .onConflictDoUpdate({ target: reportSchedules.modelId, set: row });

/** Ends it; returns no row when there is none. */
export const deleteSchedule = (shard: TenantShard, modelId: string) =>
  shard
    .delete(reportSchedules)
    .where(eq(reportSchedules.modelId, modelId))
    .returning({ modelId: reportSchedules.modelId });

/** Takes an address out of those who get it, however it is written, and leaves the rest; changes no row when it is not among them. */
export function removeRecipient(shard: TenantShard, modelId: string, recipient: string) {
  const { recipients } = reportSchedules;
  const address = recipient.toLowerCase();
  return shard
    .update(reportSchedules)
    .set({
      recipients: sql`(select json_group_array(value) from json_each(${recipients}) where lower(value) <> ${address})`,
    })
    .where(
      and(
        eq(reportSchedules.modelId, modelId),
        sql`exists (select 1 from json_each(${recipients}) where lower(value) = ${address})`,
      ),
    );
}

/** Ends it when nobody is left who gets it. */
export const deleteScheduleOfNobody = (shard: TenantShard, modelId: string) =>
  shard
    .delete(reportSchedules)
    .where(
      and(eq(reportSchedules.modelId, modelId), sql`json_array_length(${reportSchedules.recipients}) = 0`),
    );

/** What is due to be sent, longest ago first. */
export const selectDueSchedules = (shard: SweepShard, now: Date, limit: number) =>
  shard
    .select({ tenantId: reportSchedules.tenantId, modelId: reportSchedules.modelId })
    .from(reportSchedules)
    .innerJoin(tenantModels, eq(tenantModels.id, reportSchedules.modelId))
    .where(lte(reportSchedules.nextAt, now))
    .orderBy(asc(reportSchedules.nextAt))
    .limit(limit);

/** Records when it goes out next, unless someone else did. */
export const advanceSchedule = (
  shard: TenantShard,
  { modelId, nextAt }: { modelId: string; nextAt: Date },
  next: Date,
) =>
  shard
    .update(reportSchedules)
    .set({ nextAt: next })
    .where(and(eq(reportSchedules.modelId, modelId), eq(reportSchedules.nextAt, nextAt)));
