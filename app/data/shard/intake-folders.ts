import { and, asc, eq, lte } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { intakeFolders } from "./folder-schema";
import { tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type FolderRow = typeof intakeFolders.$inferSelect;

export async function findFolder(shard: TenantShard, modelId: string): Promise<FolderRow | null> {
  const row = await shard.select().from(intakeFolders).where(eq(intakeFolders.modelId, modelId)).get();
  return row ?? null;
}

/** The folders of a tenant with the names of their models; a model has one. */
export const selectFolders = (shard: TenantShard) =>
  shard
    .select({ folder: intakeFolders, name: tenantModels.name })
    .from(intakeFolders)
    .innerJoin(tenantModels, eq(tenantModels.id, intakeFolders.modelId))
    .orderBy(asc(intakeFolders.modelId))
    .limit(200);

type Settings = Pick<NewRow<typeof intakeFolders>, "modelId" | "folder" | "minutes" | "afterwards" | "nextAt">;

/** Saves where a model's documents come from; what was seen and what went wrong before counts no more. */
export const putFolder = (shard: TenantShard, settings: Settings) => {
  const afresh = { ...settings, seen: [], attempts: 0, problem: null, failingSince: null };
  return shard
    .insert(intakeFolders)
    .values(afresh)
    .onConflictDoUpdate({ target: intakeFolders.modelId, set: afresh });
};

export const deleteFolder = (shard: TenantShard, modelId: string) =>
  shard.delete(intakeFolders).where(eq(intakeFolders.modelId, modelId)).returning({ id: intakeFolders.modelId });

/** Takes a folder that is due for a look, counting it as failed until it is noted as done; null when another run was first. */
export async function claimFolder(
  shard: TenantShard,
  modelId: string,
  { at, until }: { at: Date; until: Date },
  attempts: number,
): Promise<FolderRow | null> {
  const [row] = await shard
    .update(intakeFolders)
    .set({ nextAt: until, attempts: attempts + 1 })
    .where(
      and(
        eq(intakeFolders.modelId, modelId),
        lte(intakeFolders.nextAt, at),
        eq(intakeFolders.attempts, attempts),
      ),
    )
    .returning();
  return row ?? null;
}

type Note = Partial<Omit<FolderRow, "modelId" | "tenantId">>;

/** Notes how a look ended, unless the settings were saved anew meanwhile. */
export const noteFolder = (shard: TenantShard, claimed: FolderRow, note: Note) =>
  shard
    .update(intakeFolders)
    .set(note)
    .where(and(eq(intakeFolders.modelId, claimed.modelId), eq(intakeFolders.nextAt, claimed.nextAt)))
    .returning({ id: intakeFolders.modelId });

/** Folders of a shard that are due, those due longest first. */
export const selectDueFolders = (shard: SweepShard, { at, limit }: { at: Date; limit: number }) =>
  shard
    .select({ tenantId: intakeFolders.tenantId, modelId: intakeFolders.modelId })
    .from(intakeFolders)
    .where(lte(intakeFolders.nextAt, at))
    .orderBy(asc(intakeFolders.nextAt))
    .limit(limit);
