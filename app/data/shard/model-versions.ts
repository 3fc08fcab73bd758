import { and, desc, eq, inArray, isNull, max, sql } from "drizzle-orm";
import type { VersionState } from "~/domain/training/version-state";
import type { NewRow } from "../new-row";
import { tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";
import { modelVersions, versionDocuments } from "./training-schema";

export type VersionRow = typeof modelVersions.$inferSelect;

const isVersion = (versionId: string) => eq(modelVersions.id, versionId);

/** The version of this id, or null when the tenant has none. */
export async function findVersion(shard: TenantShard, versionId: string): Promise<VersionRow | null> {
  return (await shard.select().from(modelVersions).where(isVersion(versionId)).get()) ?? null;
}

/** The version of the model whose id ends so, or null. */
export async function findVersionByIdSuffix(
  shard: TenantShard,
  modelId: string,
  tail: string,
): Promise<VersionRow | null> {
  const row = await shard
    .select()
    .from(modelVersions)
    .where(
      and(eq(modelVersions.modelId, modelId), sql`substr(${modelVersions.id}, -length(${tail})) = ${tail}`),
    )
    .get();
  return row ?? null;
}

/** Versions of models, the latest first; at most `limit` in all. */
export const selectVersions = (shard: TenantShard, modelIds: string[], limit: number) =>
  shard
    .select()
    .from(modelVersions)
    .where(and(inArray(modelVersions.modelId, modelIds)))
    .orderBy(desc(modelVersions.createdAt), desc(modelVersions.number))
    .limit(limit);

/** The version that the model uses, or null when it uses the base model. */
export async function findActive(shard: TenantShard, modelId: string): Promise<VersionRow | null> {
  const isActive = and(eq(modelVersions.modelId, modelId), eq(modelVersions.state, "active"));
  return (await shard.select().from(modelVersions).where(isActive).get()) ?? null;
}

/** The highest version number that the model has had; 0 before the first. */
export async function latestVersionNumber(shard: TenantShard, modelId: string): Promise<number> {
  const row = await shard
    .select({ number: max(modelVersions.number) })
    .from(modelVersions)
    .where(eq(modelVersions.modelId, modelId))
    .get();
  return row?.number ?? 0;
}

/** Keeps a new version; one that is there already stays as it is. */
export const insertVersion = (shard: TenantShard, row: NewRow<typeof modelVersions>) =>
  shard.insert(modelVersions).values(row).onConflictDoNothing();

/** Records what a version was trained with. Bound as one JSON text, because there may be a thousand. */
export const insertVersionDocuments = (
  shard: TenantShard,
  versionId: string,
  used: readonly { documentId: string; revision: number }[],
) =>
  shard
    .insert(versionDocuments)
    .select(
      (tenantId) => sql`select v.id, value ->> 'documentId', value ->> 'revision'
        from json_each(${JSON.stringify(used)}) join ${modelVersions} v
          on v.id = ${versionId} and v.tenant_id = ${tenantId} where true`,
    )
    .onConflictDoNothing();

/** How many of these documents a version was trained with; all in one JSON text. */
export async function selectTrainedWith(
  shard: TenantShard,
  versionId: string,
  documentIds: readonly string[],
): Promise<string[]> {
  const rows = await shard
    .select({ documentId: versionDocuments.documentId })
    .from(versionDocuments)
    .where(
      and(
        eq(versionDocuments.versionId, versionId),
        sql`${versionDocuments.documentId} in (select value from json_each(${JSON.stringify(documentIds)}))`,
      ),
    );
  return rows.map(({ documentId }) => documentId);
}

type Decision = { at: Date; by: string; previousIds?: string[] };

/**
 * Turns a version's state into another, if it stands as expected; returns no row otherwise. `previousIds` is for one
 * that comes into use.
 */
export const decideVersion = (
  shard: TenantShard,
  versionId: string,
  expected: VersionState[],
  next: VersionState,
  { at, by, previousIds }: Decision,
) =>
  shard
    .update(modelVersions)
    .set({ state: next, decidedAt: at, decidedBy: by, previousIds })
    .where(and(isVersion(versionId), inArray(modelVersions.state, expected)))
    .returning({ id: modelVersions.id });

/** Makes its batch fail as a whole unless the version is in one of these states; to go first. See `isGuardFailure`. */
export const guardVersion = (shard: TenantShard, versionId: string, expected: VersionState[]) =>
  shard
    .select({ guard: sql`json(case when count(*) = 1 then '1' else 'guard' end)` })
    .from(modelVersions)
    .where(and(isVersion(versionId), inArray(modelVersions.state, expected)));

/** Retires the version that is in use. */
export const retireActive = (shard: TenantShard, modelId: string) =>
  shard
    .update(modelVersions)
    .set({ state: "retired" })
    .where(and(eq(modelVersions.modelId, modelId), eq(modelVersions.state, "active")));

/** Discards every version that is still proposed: a newer one takes its place. */
export const discardCandidates = (shard: TenantShard, modelId: string, { at, by }: Decision) =>
  shard
    .update(modelVersions)
    .set({ state: "discarded", decidedAt: at, decidedBy: by })
    .where(and(eq(modelVersions.modelId, modelId), eq(modelVersions.state, "candidate")));

/** Lets the model use whatever version is active, or the base model when none is. */
export const pointToActive = (shard: TenantShard, modelId: string) =>
  shard
    .update(tenantModels)
    .set({
      activeVersionId: sql`(select ${modelVersions.id} from ${modelVersions}
        where ${modelVersions.modelId} = ${modelId} and ${modelVersions.state} = 'active')`,
    })
    .where(eq(tenantModels.id, modelId));

/**
 * Marks the versions that were trained with a document as out of date, because the document is removed; a batch item
 * for whoever takes it.
 */
export const markVersionsStale = (shard: TenantShard, documentId: string, at: Date) =>
  shard
    .update(modelVersions)
    .set({ staleAt: at })
    .where(
      and(
        isNull(modelVersions.staleAt),
        sql`${modelVersions.id} in (select ${versionDocuments.versionId} from ${versionDocuments}
          where ${versionDocuments.documentId} = ${documentId})`,
      ),
    );
