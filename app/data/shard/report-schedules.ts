import { and, asc, eq, lte } from "drizzle-orm";
import { reportSchedules } from "./report-schema";
import { tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type ScheduleRow = Omit<typeof reportSchedules.$inferInsert, "tenantId">;

/** What is sent by itself about a model, or undefined. */
export const findSchedule = (shard: TenantShard, modelId: string) =>
  shard.select().from(reportSchedules).where(eq(reportSchedules.modelId, modelId)).get();

/** Keeps what is sent about a model, in place of what was sent before. */
export const putSchedule = (shard: TenantShard, { modelId, ...row }: ScheduleRow) =>
  shard
    .insert(reportSchedules)
    .values({ modelId, ...row })
    .onConflictDoUpdate({ target: reportSchedules.modelId, set: row });

/** Ends it; answers no row when there is none. */
export const deleteSchedule = (shard: TenantShard, modelId: string) =>
  shard
    .delete(reportSchedules)
    .where(eq(reportSchedules.modelId, modelId))
    .returning({ modelId: reportSchedules.modelId });

/** What is due to be sent, longest ago first. */
export const selectDueSchedules = (shard: SweepShard, now: Date, limit: number) =>
  shard
    .select({ tenantId: reportSchedules.tenantId, modelId: reportSchedules.modelId })
    .from(reportSchedules)
    .innerJoin(tenantModels, eq(tenantModels.id, reportSchedules.modelId))
    .where(lte(reportSchedules.nextAt, now))
    .orderBy(asc(reportSchedules.nextAt))
    .limit(limit);

/** Notes when it goes out next, unless somebody else did. */
export const advanceSchedule = (
  shard: TenantShard,
  { modelId, nextAt }: { modelId: string; nextAt: Date },
  next: Date,
) =>
  shard
    .update(reportSchedules)
    .set({ nextAt: next })
    .where(and(eq(reportSchedules.modelId, modelId), eq(reportSchedules.nextAt, nextAt)));
