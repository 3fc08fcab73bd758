import { and, asc, count, eq, getTableColumns } from "drizzle-orm";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { ShardDatabase } from "./shard-database";
import { tenantModels } from "./shard-schema";

const { id, name, baseModelId, currency, threshold, timeZone, culture, fields, revision, activeVersionId } =
  getTableColumns(tenantModels);
const settings = { id, name, baseModelId, currency, threshold, timeZone, culture, fields };
const columns = { ...settings, revision, activeVersionId };

/**
 * A model with the number of times it was saved, which an edit must name to be accepted, and the trained version in use
 * (null: the base model).
 */
export type KeptModel = TenantModel & { revision: number; activeVersionId: string | null };

/** The tenant's models by name. A tenant has few: the domain bounds them. */
export const selectTenantModels = (shard: ShardDatabase, tenantId: string): Promise<KeptModel[]> =>
  shard
    .select(columns)
    .from(tenantModels)
    .where(eq(tenantModels.tenantId, tenantId))
    .orderBy(asc(tenantModels.foldedName));

/** The model of this id, or null when the tenant has none. */
export async function findTenantModel(
  shard: ShardDatabase,
  tenantId: string,
  modelId: string,
): Promise<KeptModel | null> {
  const row = await shard.select(columns).from(tenantModels).where(isModel(tenantId, modelId)).get();
  return row ?? null;
}

/** The id of the tenant's model of this folded name, or null. */
export async function findModelIdByFoldedName(shard: ShardDatabase, tenantId: string, foldedName: string) {
  const row = await shard
    .select({ id })
    .from(tenantModels)
    .where(and(eq(tenantModels.tenantId, tenantId), eq(tenantModels.foldedName, foldedName)))
    .get();
  return row?.id ?? null;
}

/** How many models the tenant has. */
export async function countTenantModels(shard: ShardDatabase, tenantId: string): Promise<number> {
  const row = await shard
    .select({ models: count() })
    .from(tenantModels)
    .where(eq(tenantModels.tenantId, tenantId))
    .get();
  return row?.models ?? 0;
}

export const insertTenantModel = (shard: ShardDatabase, row: typeof tenantModels.$inferInsert) =>
  shard.insert(tenantModels).values(row);

type Change = Omit<TenantModel, "id"> & { foldedName: string; updatedAt: Date };

/** Saves the model if it still stands at the expected revision; answers no row otherwise. */
export const updateTenantModel = (
  shard: ShardDatabase,
  expected: { tenantId: string; modelId: string; revision: number },
  change: Change,
) =>
  shard
    .update(tenantModels)
    .set({ ...change, revision: expected.revision + 1 })
    .where(and(isModel(expected.tenantId, expected.modelId), eq(tenantModels.revision, expected.revision)))
    .returning({ id });

const isModel = (tenantId: string, modelId: string) =>
  and(eq(tenantModels.id, modelId), eq(tenantModels.tenantId, tenantId));
