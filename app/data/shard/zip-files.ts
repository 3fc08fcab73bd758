import { and, desc, eq, inArray, lte, sql } from "drizzle-orm";
import type { RefusedEntry } from "~/domain/intake/zip-file";
import type { NewRow } from "../new-row";
import { zipFiles } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

const isZipFile = (zipFileId: string) => eq(zipFiles.id, zipFileId);

const summary = {
  id: zipFiles.id,
  modelId: zipFiles.modelId,
  fileName: zipFiles.fileName,
  byteSize: zipFiles.byteSize,
  source: zipFiles.source,
  status: zipFiles.status,
  problem: zipFiles.problem,
  taken: zipFiles.taken,
  refused: zipFiles.refused,
  submittedAt: zipFiles.submittedAt,
};

export const insertZipFile = (shard: TenantShard, row: NewRow<typeof zipFiles>) =>
  shard.insert(zipFiles).values(row);

/** A ZIP file of the tenant, or null. */
export async function findZipFile(shard: TenantShard, zipFileId: string) {
  return (await shard.select(summary).from(zipFiles).where(isZipFile(zipFileId)).get()) ?? null;
}

/** The ZIP file that came before under the same key, or null. */
export async function findZipBySource(shard: TenantShard, sourceKey: string) {
  const row = await shard
    .select({ id: zipFiles.id, modelId: zipFiles.modelId, sha256: zipFiles.sha256 })
    .from(zipFiles)
    .where(eq(zipFiles.sourceKey, sourceKey))
    .get();
  return row ?? null;
}

/** The next ZIP files of a model, newest first, after the one that the cursor names. */
export const selectZipFiles = (
  shard: TenantShard,
  { modelId }: { modelId: string },
  after: { submittedAt: number; id: string } | null,
  limit: number,
) =>
  shard
    .select(summary)
    .from(zipFiles)
    .where(
      and(
        eq(zipFiles.modelId, modelId),
        after
          ? sql`(${zipFiles.submittedAt}, ${zipFiles.id}) < (${after.submittedAt}, ${after.id})`
          : undefined,
      ),
    )
    .orderBy(desc(zipFiles.submittedAt), desc(zipFiles.id))
    .limit(limit);

/** Records how far unpacking is; one that ended stays as it is. */
export const noteZipProgress = (
  shard: TenantShard,
  zipFileId: string,
  change: {
    status: "processing" | "done" | "error";
    progressAt: Date;
    taken?: number;
    refused?: RefusedEntry[];
    problem?: string;
  },
) =>
  shard
    .update(zipFiles)
    .set(change)
    .where(and(isZipFile(zipFileId), inArray(zipFiles.status, ["received", "processing"])))
    .returning({ id: zipFiles.id });

/** Counts one more beginning of the unpacking; no row when it ended. */
export const beginUnpacking = (shard: TenantShard, zipFileId: string, at: Date) =>
  shard
    .update(zipFiles)
    .set({ status: "processing", progressAt: at, attempts: sql`${zipFiles.attempts} + 1` })
    .where(and(isZipFile(zipFileId), inArray(zipFiles.status, ["received", "processing"])))
    .returning({ attempts: zipFiles.attempts });

/** ZIP files whose unpacking has not moved since `before`. */
export const selectIdleZipFiles = (shard: SweepShard, before: Date, limit: number) =>
  shard
    .select({ tenantId: zipFiles.tenantId, zipFileId: zipFiles.id, submittedAt: zipFiles.submittedAt })
    .from(zipFiles)
    .where(and(inArray(zipFiles.status, ["received", "processing"]), lte(zipFiles.progressAt, before)))
    .limit(limit);
