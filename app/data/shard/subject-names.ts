import { and, inArray } from "drizzle-orm";
import { tenantModels, zipFiles } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Names of a tenant's models by id. */
export async function namesOfModels(shard: TenantShard, ids: readonly string[]) {
  const rows = await shard
    .select({ id: tenantModels.id, name: tenantModels.name })
    .from(tenantModels)
    .where(and(inArray(tenantModels.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a tenant's ZIP files are called, by id. */
export async function namesOfZipFiles(shard: TenantShard, ids: readonly string[]) {
  const rows = await shard
    .select({ id: zipFiles.id, fileName: zipFiles.fileName })
    .from(zipFiles)
    .where(and(inArray(zipFiles.id, [...ids])));
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
}
