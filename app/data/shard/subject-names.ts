import { and, eq, inArray } from "drizzle-orm";
import type { ShardDatabase } from "./shard-database";
import { tenantModels, zipFiles } from "./shard-schema";

/** Names of a tenant's models by id. */
export async function namesOfModels(shard: ShardDatabase, tenantId: string, ids: readonly string[]) {
  const rows = await shard
    .select({ id: tenantModels.id, name: tenantModels.name })
    .from(tenantModels)
    .where(and(eq(tenantModels.tenantId, tenantId), inArray(tenantModels.id, [...ids])));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** What a tenant's ZIP files are called, by id. */
export async function namesOfZipFiles(shard: ShardDatabase, tenantId: string, ids: readonly string[]) {
  const rows = await shard
    .select({ id: zipFiles.id, fileName: zipFiles.fileName })
    .from(zipFiles)
    .where(and(eq(zipFiles.tenantId, tenantId), inArray(zipFiles.id, [...ids])));
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
}
