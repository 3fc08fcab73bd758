import { and, asc, count, desc, eq, getTableColumns, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { ReviewThresholds } from "~/domain/error-budget/review-thresholds";
import type { RowCursor } from "~/domain/listing/row-cursor";
import type { ModelSortField } from "~/domain/models/model-list-inputs";
import type { StorageSettings } from "~/domain/models/storage-settings";
import type { TenantModel } from "~/domain/models/tenant-model";
import type { Pin } from "~/domain/training/pinned-weights";
import type { NewRow } from "../new-row";
import { tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

const { id, name, baseModelId, currency, threshold, timeZone, culture, fields, revision, activeVersionId } =
  getTableColumns(tenantModels);
const settings = { id, name, baseModelId, currency, threshold, timeZone, culture, fields };
const { csvGeneration, archivedAt, updatedAt, storage, passing, pin } = getTableColumns(tenantModels);
const storageProvider = sql<"default" | "ftp">`iif(${storage} is null, 'default', 'ftp')`;
const columns = {
  ...settings,
  revision,
  activeVersionId,
  csvGeneration,
  archivedAt,
  storageProvider,
  passing,
  pin,
};

/**
 * A model with the number of times it was saved, which an edit must name to be accepted, and the trained version in use
 * (null: the base model). An archived one takes no documents. `passing` is what its error budget lets pass, null without one.
 * `pin` holds the weights that nothing replaces.
 */
export type StoredModel = TenantModel & {
  revision: number;
  activeVersionId: string | null;
  csvGeneration: boolean;
  archivedAt: Date | null;
  storageProvider: "default" | "ftp";
  passing: ReviewThresholds | null;
  pin: Pin | null;
};

/** The tenant's models by name. A tenant has few: the domain bounds them. */
export const selectTenantModels = (shard: TenantShard): Promise<StoredModel[]> =>
  shard.select(columns).from(tenantModels).orderBy(asc(tenantModels.foldedName));

/** When the tenant's first model was made, or null while it has none. */
export async function findFirstModelTime(shard: TenantShard): Promise<Date | null> {
  const row = await shard
    .select({ createdAt: tenantModels.createdAt })
    .from(tenantModels)
    .orderBy(asc(tenantModels.createdAt))
    .limit(1)
    .get();
  return row?.createdAt ?? null;
}

/** The model of this id, or null when the tenant has none. */
export async function findTenantModel(shard: TenantShard, modelId: string): Promise<StoredModel | null> {
  const row = await shard.select(columns).from(tenantModels).where(isModel(modelId)).get();
  return row ?? null;
}

/** Replaces the seal of a password by a renewed one, unless other settings were saved meanwhile. */
export const replaceStorageSeal = (
  shard: TenantShard,
  modelId: string,
  { from, to }: { from: string; to: string },
) =>
  shard
    .update(tenantModels)
    .set({ storage: sql`json_set(${storage}, '$.sealedPassword', ${to})` })
    .where(and(isModel(modelId), sql`json_extract(${storage}, '$.sealedPassword') = ${from}`));

/** Where the model's results are released to (null: the product's own storage). Its password is sealed. */
export async function findModelStorage(shard: TenantShard, modelId: string): Promise<StorageSettings | null> {
  const row = await shard.select({ storage }).from(tenantModels).where(isModel(modelId)).get();
  return row?.storage ?? null;
}

type Named = { id: string; archivedAt: Date | null };

/** The tenant's model of this folded name, archived or not, or null. */
export async function findModelByFoldedName(shard: TenantShard, foldedName: string): Promise<Named | null> {
  const row = await shard
    .select({ id, archivedAt })
    .from(tenantModels)
    .where(eq(tenantModels.foldedName, foldedName))
    .get();
  return row ?? null;
}

type Which = { search: string; archived: boolean };
type Read = Which & { field: ModelSortField; descending: boolean; limit: number; from: RowCursor | null };

const sortColumns: Record<ModelSortField, SQL> = {
  name: sql`${tenantModels.foldedName}`,
  baseModel: sql`${tenantModels.baseModelId}`,
  changed: sql`${tenantModels.updatedAt}`,
};

export type ListedModel = StoredModel & { updatedAt: Date; foldedName: string };

/** Models from a row on, in the order asked for; a cursor that goes back turns the order round. */
export function selectModelPage(shard: TenantShard, read: Read): Promise<ListedModel[]> {
  const value = sortColumns[read.field];
  const descending = read.descending !== (read.from?.back ?? false);
  const order = descending ? desc : asc;
  const beyond =
    read.from &&
    sql`(${value}, ${id}) ${sql.raw(descending ? "<" : ">")} (${read.from.value}, ${read.from.id})`;
  return shard
    .select({ ...columns, updatedAt, foldedName: tenantModels.foldedName })
    .from(tenantModels)
    .where(and(which(read), beyond ?? undefined))
    .orderBy(order(value), order(id))
    .limit(read.limit);
}

/** How many models there are of these. */
export async function countModelsOf(shard: TenantShard, asked: Which): Promise<number> {
  const row = await shard.select({ models: count() }).from(tenantModels).where(which(asked)).get();
  return row?.models ?? 0;
}

const which = ({ search, archived }: Which) =>
  and(
    archived ? isNotNull(archivedAt) : isNull(archivedAt),
    search === "" ? undefined : sql`instr(lower(${name}), lower(${search})) > 0`,
  );

/** How many models the tenant has. */
export async function countTenantModels(shard: TenantShard): Promise<number> {
  const row = await shard.select({ models: count() }).from(tenantModels).get();
  return row?.models ?? 0;
}

export const insertTenantModel = (shard: TenantShard, row: NewRow<typeof tenantModels>) =>
  shard.insert(tenantModels).values(row);

type Change = Omit<TenantModel, "id"> & {
  foldedName: string;
  csvGeneration: boolean;
  updatedAt: Date;
  storage?: StorageSettings | null;
};
type Expected = { modelId: string; revision: number };

type StorageChange = { storage: StorageSettings | null; csvGeneration: boolean; updatedAt: Date };

/** Saves the model if it still stands at the expected revision; returns no row otherwise. */
export const updateTenantModel = (shard: TenantShard, expected: Expected, change: Change | StorageChange) =>
  shard
    .update(tenantModels)
    .set({ ...change, revision: expected.revision + 1 })
    .where(and(isModel(expected.modelId), eq(tenantModels.revision, expected.revision)))
    .returning({ id });

/** Archives the model, or brings it back (`at` null), unless it is so already; returns no row then. */
export const setModelArchived = (shard: TenantShard, { modelId, at }: { modelId: string; at: Date | null }) =>
  shard
    .update(tenantModels)
    .set({ archivedAt: at })
    .where(and(isModel(modelId), at ? isNull(archivedAt) : isNotNull(archivedAt)))
    .returning({ id });

type Pinned = { modelId: string; activeVersionId: string | null; pin: Pin };

/**
 * Pins the model to weights if it reads with this version (null: its base model) and is not pinned; returns no row
 * otherwise.
 */
export const pinModel = (shard: TenantShard, { modelId, activeVersionId, pin: weights }: Pinned) =>
  shard
    .update(tenantModels)
    .set({ pin: weights })
    .where(and(isModel(modelId), isNull(pin), sql`${tenantModels.activeVersionId} is ${activeVersionId}`))
    .returning({ id });

/** Lets the latest weights replace the pinned ones again; returns no row when the model is not pinned. */
export const unpinModel = (shard: TenantShard, modelId: string) =>
  shard
    .update(tenantModels)
    .set({ pin: null })
    .where(and(isModel(modelId), isNotNull(pin)))
    .returning({ id });

/** Makes its batch fail as a whole when the model is pinned; to go first. See `isGuardFailure`. */
export const guardUnpinned = (shard: TenantShard, modelId: string) =>
  shard
    .select({ guard: sql`json(case when count(*) = 0 then '1' else 'guard' end)` })
    .from(tenantModels)
    .where(and(isModel(modelId), isNotNull(pin)));

const isModel = (modelId: string) => eq(tenantModels.id, modelId);
