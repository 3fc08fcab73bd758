import { inArray } from "drizzle-orm";
import type { NamedSubject } from "~/domain/audit/subject-path";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { editUploads } from "./edit-schema";
import { exportTemplates } from "./export-schema";
import { purchaseOrders } from "./order-schema";
import { documents, tenantModels, zipFiles } from "./shard-schema";
import { suppliers } from "./supplier-schema";
import type { TenantShard } from "./tenant-shard";
import { webhookEndpoints } from "./webhook-schema";

type Row = { id: string } & NamedSubject;

const byId = (rows: readonly Row[]): Map<string, NamedSubject> =>
  new Map(rows.map(({ id, ...named }) => [id, named]));

/** Names of a tenant's models by id. */
export const namesOfModels = async (shard: TenantShard, ids: readonly string[]) =>
  byId(
    await shard
      .select({ id: tenantModels.id, name: tenantModels.name })
      .from(tenantModels)
      .where(inArray(tenantModels.id, [...ids])),
  );

/** What a tenant's documents are called, by id. */
export const namesOfDocuments = async (shard: TenantShard, ids: readonly string[]) =>
  byId(
    await shard
      .select({ id: documents.id, name: documents.fileName })
      .from(documents)
      .where(inArray(documents.id, [...ids])),
  );

/** What a tenant's ZIP files are called, by id, each with its model. */
export const namesOfZipFiles = async (shard: TenantShard, ids: readonly string[]) =>
  byId(
    await shard
      .select({ id: zipFiles.id, name: zipFiles.fileName, owner: zipFiles.modelId })
      .from(zipFiles)
      .where(inArray(zipFiles.id, [...ids])),
  );

/** What a tenant's uploads of values are called, by id, each with its model. */
export const namesOfEditUploads = async (shard: TenantShard, ids: readonly string[]) =>
  byId(
    await shard
      .select({ id: editUploads.id, name: editUploads.fileName, owner: editUploads.modelId })
      .from(editUploads)
      .where(inArray(editUploads.id, [...ids])),
  );

/** Names of a tenant's export templates by id, each with its model. */
export const namesOfTemplates = async (shard: TenantShard, ids: readonly string[]) =>
  byId(
    await shard
      .select({ id: exportTemplates.id, name: exportTemplates.name, owner: exportTemplates.modelId })
      .from(exportTemplates)
      .where(inArray(exportTemplates.id, [...ids])),
  );

/** Names of a tenant's suppliers by id. */
export const namesOfSuppliers = async (shard: TenantShard, ids: readonly string[]) =>
  byId(
    await shard
      .select({ id: suppliers.id, name: suppliers.name })
      .from(suppliers)
      .where(inArray(suppliers.id, [...ids])),
  );

/** Numbers of a tenant's purchase orders by id. */
export const numbersOfOrders = async (shard: TenantShard, ids: readonly string[]) =>
  byId(
    await shard
      .select({ id: purchaseOrders.id, name: purchaseOrders.number })
      .from(purchaseOrders)
      .where(inArray(purchaseOrders.id, [...ids])),
  );

/** The hosts of a tenant's webhooks by id; the rest of an address can hold a secret. */
export async function hostsOfWebhooks(shard: TenantShard, ids: readonly string[]) {
  const rows = await shard
    .select({ id: webhookEndpoints.id, url: webhookEndpoints.url })
    .from(webhookEndpoints)
    .where(inArray(webhookEndpoints.id, [...ids]));
  return byId(rows.map(({ id, url }) => ({ id, name: hostOf(url) })));
}
