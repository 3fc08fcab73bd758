import type { ControlDatabase } from "~/data/control/control-database";
import { findTenant } from "~/data/control/tenants";
import { openSweepShard } from "~/data/shard/sweep-shard";
import { openTenantShard, type TenantShard } from "~/data/shard/tenant-shard";
import { concurrencyLimits } from "~/domain/processing/concurrency-limits";
import type { Tenant } from "~/domain/tenants/tenant";
import type { OfTenant } from "~/operations/of-tenant";
import type { FileStore } from "~/operations/ports";
import type { StorageBindings } from "./bindings";
import { openFileStore, openStoredFiles } from "./files";

export type TenantHome = { tenant: Tenant; shard: TenantShard; files: FileStore };

/** Opens the database and the files of a tenant, or returns null when there is no such tenant. */
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
  const { d1, bucket } = shardOf(bindings, tenant.shardId);
  const before = tenant.filesFrom === null ? undefined : shardOf(bindings, tenant.filesFrom).bucket;
  return {
    tenant,
    shard: openTenantShard(d1, tenant.id, sharesOf(bindings)),
    files: openFileStore(bucket, tenant.id, before),
  };
}

/** What a tenant has, or is given, in a shard, wherever it lives: for its move alone. */
export function moveSideOf(bindings: StorageBindings, { id }: Pick<Tenant, "id">, shardId: string) {
  const { d1, bucket } = shardOf(bindings, shardId);
  return {
    rows: { shard: openSweepShard(d1), tenantId: id },
    own: openTenantShard(d1, id, sharesOf(bindings)),
    files: openFileStore(bucket, id),
    bucket,
  };
}

/** The database and bucket of a shard. Throws when the Worker has no binding for it: a mistake of deployment. */
function shardOf(bindings: StorageBindings, shardId: string) {
  const name = shardId.toUpperCase().replaceAll("-", "_");
  const d1: D1Database | undefined = bindings[`SHARD_${name}`];
  const bucket: R2Bucket | undefined = bindings[`FILES_${name}`];
  if (!d1 || !bucket) throw new Error(`shard ${shardId} has no binding SHARD_${name} or FILES_${name}`);
  return { id: shardId, d1, bucket };
}

/** The ids of the shards that this Worker is bound to. */
export const boundShards = (bindings: StorageBindings): string[] => allShards(bindings).map(({ id }) => id);

/** Every shard that this Worker is bound to, as sweeps have it, and its bucket. */
export function allShards(bindings: StorageBindings) {
  return Object.keys(bindings)
    .filter((name) => name.startsWith("SHARD_"))
    .map((name) => shardOf(bindings, name.slice("SHARD_".length).toLowerCase().replaceAll("_", "-")))
    .map(({ id, d1, bucket }) => ({
      id,
      bucket,
      database: openSweepShard(d1),
      shares: sharesOf(bindings),
      stored: openStoredFiles(bucket),
      of: ({ tenantId }: OfTenant) => openTenantShard(d1, tenantId, sharesOf(bindings)),
    }));
}

/** What a tenant may have on the queues at a time. */
const sharesOf = ({ APP_ENV, QUEUE_SHARES }: StorageBindings) =>
  (APP_ENV === "local" && QUEUE_SHARES) || concurrencyLimits;
