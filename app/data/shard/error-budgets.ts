import { and, asc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { ReviewThresholds } from "~/domain/error-budget/review-thresholds";
import type { NewRow } from "../new-row";
import { errorBudgets } from "./budget-schema";
import { documents, tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type BudgetRow = typeof errorBudgets.$inferSelect;

/** The error budget of a model; a batch item. */
export const selectBudget = (shard: TenantShard, modelId: string) =>
  shard.select(getTableColumns(errorBudgets)).from(errorBudgets).where(eq(errorBudgets.modelId, modelId));

type Saved = Omit<NewRow<typeof errorBudgets>, "actingFrom" | "actingSince">;

/** Saves a budget; since when something could pass stays as it is. */
export const putBudget = (shard: TenantShard, row: Saved) =>
  shard.insert(errorBudgets).values(row).onConflictDoUpdate({ target: errorBudgets.modelId, set: row });

export const deleteBudget = (shard: TenantShard, modelId: string) =>
  shard.delete(errorBudgets).where(eq(errorBudgets.modelId, modelId));

/** Budgets whose evidence is to be looked at again, the longest due first. */
export const selectDueBudgets = (shard: SweepShard, now: Date, limit: number) =>
  shard
    .select({ tenantId: errorBudgets.tenantId, modelId: errorBudgets.modelId })
    .from(errorBudgets)
    .where(lte(errorBudgets.dueAt, now))
    .orderBy(asc(errorBudgets.dueAt), asc(errorBudgets.modelId))
    .limit(limit);

/** Has the evidence of a budget looked at again at a moment. */
export const postponeBudget = (shard: TenantShard, modelId: string, dueAt: Date) =>
  shard.update(errorBudgets).set({ dueAt }).where(eq(errorBudgets.modelId, modelId));

/** Records since which document something can pass, unless that is recorded. */
export const noteActing = (shard: TenantShard, modelId: string, at: Date) =>
  shard
    .update(errorBudgets)
    .set({
      actingFrom: sql`coalesce(${errorBudgets.actingFrom}, (select coalesce(max(position), 0) + 1 from ${documents}
        where model_id = ${modelId} and tenant_id = ${shard.tenantId}))`,
      actingSince: sql`coalesce(${errorBudgets.actingSince}, ${at.getTime()})`,
    })
    .where(eq(errorBudgets.modelId, modelId));

/** Undoes what passes; nothing when that was done before. */
export const withdrawBudget = (shard: TenantShard, modelId: string, reason: string) =>
  shard
    .update(errorBudgets)
    .set({ state: "withdrawn", reason })
    .where(and(eq(errorBudgets.modelId, modelId), eq(errorBudgets.state, "acting")))
    .returning({ modelId: errorBudgets.modelId });

/** What a model lets pass unseen from now on, null for none but what is sure; its documents are to be judged by it. */
export const setPassing = (
  shard: TenantShard,
  modelId: string,
  passing: ReviewThresholds | null,
  below: number,
) => shard.update(tenantModels).set({ passing, judgingBelow: below }).where(eq(tenantModels.id, modelId));

/** Models of a shard that approve automatically what passes. */
export const selectApproving = (shard: SweepShard, after: string, limit: number) =>
  shard
    .select({ tenantId: errorBudgets.tenantId, modelId: errorBudgets.modelId })
    .from(errorBudgets)
    .where(
      and(
        eq(errorBudgets.approves, true),
        eq(errorBudgets.state, "acting"),
        sql`${errorBudgets.modelId} > ${after}`,
      ),
    )
    .orderBy(asc(errorBudgets.modelId))
    .limit(limit);

/** The newest documents of a model that nothing speaks against and nobody has approved; a batch item. */
export const selectPassingDocuments = (shard: TenantShard, modelId: string, limit: number) =>
  shard
    .select({ id: documents.id })
    .from(documents)
    .where(
      and(eq(documents.modelId, modelId), eq(documents.status, "success"), eq(documents.readiness, "ready")),
    )
    .orderBy(asc(documents.position))
    .limit(limit);
