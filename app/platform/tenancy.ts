import type { ControlDatabase } from "~/data/control/control-database";
import { findTenant } from "~/data/control/tenants";
import { openShardDatabase, type ShardDatabase } from "~/data/shard/shard-database";
import type { Tenant } from "~/domain/tenants/tenant";
import type { FileStore } from "~/operations/ports";
import type { StorageBindings } from "./bindings";
import { openFileStore, openStoredFiles } from "./files";

export type TenantHome = { tenant: Tenant; shard: ShardDatabase; files: FileStore };

/** Opens the database and the files of a tenant, or answers null when there is no such tenant. */
export async function openTenant(
  bindings: StorageBindings,
  control: ControlDatabase,
  tenantId: string,
): Promise<TenantHome | null> {
  const tenant = await findTenant(control, tenantId);
  return tenant && homeOf(bindings, tenant);
}

/** The database and the files of a tenant whose row is at hand. */
export function homeOf(bindings: StorageBindings, tenant: Tenant): TenantHome {
  const shard = shardOf(bindings, tenant.shardId);
  return { tenant, shard: shard.database, files: openFileStore(shard.bucket, tenant.id) };
}

/** The database and bucket of a shard. Throws when the Worker has no binding for it: a mistake of deployment. */
function shardOf(bindings: StorageBindings, shardId: string) {
  const name = shardId.toUpperCase().replaceAll("-", "_");
  const d1: D1Database | undefined = bindings[`SHARD_${name}`];
  const bucket: R2Bucket | undefined = bindings[`FILES_${name}`];
  if (!d1 || !bucket) throw new Error(`shard ${shardId} has no binding SHARD_${name} or FILES_${name}`);
  return { id: shardId, database: openShardDatabase(d1), bucket };
}

/** Every shard that this Worker is bound to. */
export function allShards(bindings: StorageBindings) {
  return Object.keys(bindings)
    .filter((name) => name.startsWith("SHARD_"))
    .map((name) => shardOf(bindings, name.slice("SHARD_".length).toLowerCase().replaceAll("_", "-")))
    .map((shard) => ({ ...shard, stored: openStoredFiles(shard.bucket) }));
}
