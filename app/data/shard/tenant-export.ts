import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { documentStatuses } from "~/domain/documents/status";
import { topLevel } from "./document-ranks";
import { corrections, documentCounts, documents, results, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Every model of a tenant as it stands, in the order of their ids. Storage settings hold secrets and stay out. */
export const selectModelsForExport = (shard: TenantShard) =>
  shard
    .select({
      id: tenantModels.id,
      name: tenantModels.name,
      baseModelId: tenantModels.baseModelId,
      currency: tenantModels.currency,
      threshold: tenantModels.threshold,
      timeZone: tenantModels.timeZone,
      culture: tenantModels.culture,
      fields: tenantModels.fields,
      revision: tenantModels.revision,
      createdAt: tenantModels.createdAt,
      updatedAt: tenantModels.updatedAt,
    })
    .from(tenantModels)
    .orderBy(asc(tenantModels.id));

/** How many documents a tenant has. */
export async function countTenantDocuments(shard: TenantShard): Promise<number> {
  const row = await shard
    .select({ count: sql<number>`coalesce(sum(${documentCounts.count}), 0)` })
    .from(tenantModels)
    .innerJoin(documentCounts, eq(documentCounts.modelId, tenantModels.id))
    .where(and(eq(documentCounts.level, topLevel), inArray(documentCounts.status, [...documentStatuses])))
    .get();
  return row?.count ?? 0;
}

/** Documents of a model in order of arrival, after a position. */
export const selectDocumentsForExport = (
  shard: TenantShard,
  { modelId, after, limit }: { modelId: string; after: number; limit: number },
) =>
  shard
    .select()
    .from(documents)
    .where(and(eq(documents.modelId, modelId), gt(documents.position, after)))
    .orderBy(asc(documents.position))
    .limit(limit);

/** Everything found in a document, attempt by attempt, as read and as edited. */
export const selectResultsForExport = (shard: TenantShard, documentId: string) =>
  shard.select().from(results).where(eq(results.documentId, documentId)).orderBy(asc(results.attempt));

export const selectCorrectionsForExport = (shard: TenantShard, documentId: string) =>
  shard
    .select()
    .from(corrections)
    .where(eq(corrections.documentId, documentId))
    .orderBy(asc(corrections.at), asc(corrections.id));
