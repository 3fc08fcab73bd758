import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";
import { trainingRuns } from "./training-schema";

export type TrainingRunRow = typeof trainingRuns.$inferSelect;

const isRun = (runId: string) => eq(trainingRuns.id, runId);
const isRunning = (runId: string) => and(isRun(runId), eq(trainingRuns.state, "running"));

/** Begins a run. Fails by a unique index when one of the same model is running. */
export const insertTrainingRun = (shard: TenantShard, row: NewRow<typeof trainingRuns>) =>
  shard.insert(trainingRuns).values(row);

/** The run of this id, or null when the tenant has none. */
export async function findTrainingRun(shard: TenantShard, runId: string): Promise<TrainingRunRow | null> {
  return (await shard.select().from(trainingRuns).where(isRun(runId)).get()) ?? null;
}

/** The latest run of each of these models. */
export const selectLatestRuns = (shard: TenantShard, modelIds: string[]) =>
  shard
    .select()
    .from(trainingRuns)
    .where(
      and(
        inArray(trainingRuns.modelId, modelIds),
        sql`${trainingRuns.id} = (select latest.id from training_runs as latest
          where latest.model_id = ${trainingRuns.modelId} order by latest.id desc limit 1)`,
      ),
    )
    .orderBy(desc(trainingRuns.id));

type Progress = Partial<Pick<TrainingRunRow, "stage" | "done" | "total">>;

/** Records how far a run is and how long (milliseconds) its stages took; matches nothing when it has ended. */
export const touchTrainingRun = (
  shard: TenantShard,
  runId: string,
  progress: Progress & { at: Date; took?: { stage: string; milliseconds: number } },
) => {
  const { at, took, ...change } = progress;
  return shard
    .update(trainingRuns)
    .set({
      ...change,
      progressAt: at,
      ...(took && {
        timings: sql`json_set(${trainingRuns.timings}, ${`$.${took.stage}`},
          coalesce(json_extract(${trainingRuns.timings}, ${`$.${took.stage}`}), 0) + ${took.milliseconds})`,
      }),
    })
    .where(isRunning(runId));
};

type Ending = Pick<TrainingRunRow, "state" | "problem" | "versionId"> & { at: Date };

/** Ends a run; returns no row when it has ended already. */
export const endTrainingRun = (shard: TenantShard, runId: string, { at, ...ending }: Ending) =>
  shard
    .update(trainingRuns)
    .set({ ...ending, progressAt: at, endedAt: at })
    .where(isRunning(runId))
    .returning({ id: trainingRuns.id });

/** Running trainings of all tenants that have not moved since `before`, the longest first. */
export const selectStalledTrainings = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select({ tenantId: trainingRuns.tenantId, runId: trainingRuns.id })
    .from(trainingRuns)
    // Written out, so that the partial index serves.
    .where(and(sql`state = 'running'`, lte(trainingRuns.progressAt, before)))
    .orderBy(asc(trainingRuns.progressAt))
    .limit(limit);
