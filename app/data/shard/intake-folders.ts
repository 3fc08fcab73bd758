import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import type { NewRow } from "../new-row";
import { intakeFolders } from "./folder-schema";
import { tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

export type FolderRow = typeof intakeFolders.$inferSelect;

/** Where a model's documents are taken from; null for nowhere. */
export async function findFolder(shard: TenantShard, modelId: string): Promise<FolderRow | null> {
  const row = await shard.select().from(intakeFolders).where(eq(intakeFolders.modelId, modelId)).get();
  return row ?? null;
}

/** A tenant has fewer models than this. */
const mostShown = 500;

/** The folders of a tenant with the names of their models. */
export const selectFolders = (shard: TenantShard) =>
  shard
    .select({
      modelId: intakeFolders.modelId,
      modelName: tenantModels.name,
      archivedAt: tenantModels.archivedAt,
      hostName: intakeFolders.hostName,
      port: intakeFolders.port,
      userName: intakeFolders.userName,
      folder: intakeFolders.folder,
      failures: intakeFolders.failures,
      problem: intakeFolders.problem,
      warnedAt: intakeFolders.warnedAt,
      lastSuccessAt: intakeFolders.lastSuccessAt,
      lastFailureAt: intakeFolders.lastFailureAt,
    })
    .from(intakeFolders)
    .innerJoin(tenantModels, eq(tenantModels.id, intakeFolders.modelId))
    .orderBy(asc(intakeFolders.modelId))
    .limit(mostShown);

type Settings = Pick<
  NewRow<typeof intakeFolders>,
  | ("modelId" | "hostName" | "port" | "userName" | "sealedPassword" | "encryption")
  | ("folder" | "minutes" | "afterwards" | "destination" | "nextAt")
>;

/**
 * Saves where a model's documents come from, at the revision that was seen, 0 for none; returns no row when another one
 * is saved. What was seen and what went wrong before counts no more.
 */
export const putFolder = (shard: TenantShard, seen: number, { modelId, ...settings }: Settings) => {
  const begun = { seen: [], failures: 0, problem: null, warnedAt: null, busyUntil: null };
  const next = { ...settings, ...begun, revision: seen + 1 };
  const returned = { modelId: intakeFolders.modelId };
  if (seen === 0)
    return shard
      .insert(intakeFolders)
      .values({ modelId, ...next })
      .onConflictDoNothing()
      .returning(returned);
  return shard
    .update(intakeFolders)
    .set(next)
    .where(and(eq(intakeFolders.modelId, modelId), eq(intakeFolders.revision, seen)))
    .returning(returned);
};

export const deleteFolder = (shard: TenantShard, modelId: string) =>
  shard
    .delete(intakeFolders)
    .where(eq(intakeFolders.modelId, modelId))
    .returning({ modelId: intakeFolders.modelId });

/** Replaces a seal by a renewed one, unless the password was changed meanwhile. */
export const replaceFolderSeal = (
  shard: TenantShard,
  modelId: string,
  { from, to }: { from: string; to: string },
) =>
  shard
    .update(intakeFolders)
    .set({ sealedPassword: to })
    .where(and(eq(intakeFolders.modelId, modelId), eq(intakeFolders.sealedPassword, from)));

const isFree = (at: Date) => or(isNull(intakeFolders.busyUntil), lte(intakeFolders.busyUntil, at));

/**
 * Takes a folder that is due, counting the look as failed until it is recorded as done; no row when another run has it.
 */
export const claimFolder = (shard: TenantShard, modelId: string, { at, until }: { at: Date; until: Date }) =>
  shard
    .update(intakeFolders)
    .set({ busyUntil: until, failures: sql`${intakeFolders.failures} + 1` })
    .where(and(eq(intakeFolders.modelId, modelId), lte(intakeFolders.nextAt, at), isFree(at)))
    .returning();

type Note = Partial<
  Pick<
    FolderRow,
    | ("seen" | "failures" | "problem" | "warnedAt" | "lastSuccessAt" | "lastFailureAt")
    | ("nextAt" | "busyUntil")
  >
>;

/** Records how a look stands, unless the settings were saved again, or another run has the folder meanwhile. */
export const noteFolder = (shard: TenantShard, claimed: FolderRow, note: Note) =>
  shard
    .update(intakeFolders)
    .set(note)
    .where(
      and(
        eq(intakeFolders.modelId, claimed.modelId),
        eq(intakeFolders.revision, claimed.revision),
        claimed.busyUntil === null
          ? isNull(intakeFolders.busyUntil)
          : eq(intakeFolders.busyUntil, claimed.busyUntil),
      ),
    );

/** Folders of a shard that are due and that nobody looks at, those due longest first. */
export const selectDueFolders = (shard: SweepShard, { at, limit }: { at: Date; limit: number }) =>
  shard
    .select({ tenantId: intakeFolders.tenantId, modelId: intakeFolders.modelId })
    .from(intakeFolders)
    .where(and(lte(intakeFolders.nextAt, at), isFree(at)))
    .orderBy(asc(intakeFolders.nextAt))
    .limit(limit);

/** Unlocks all folders: nothing runs when the local process starts. */
export const unlockFolders = (shard: SweepShard) =>
  shard.update(intakeFolders).set({ busyUntil: null }).where(sql`${intakeFolders.busyUntil} is not null`);
