import { and, asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { TrainingState } from "~/domain/documents/document-summary";
import { isDocument } from "./document-conditions";
import { corrections, documents, pages, results, tenantModels, trainingDocuments } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

const { tenantId: _tenant, sha256: _digest, sourceKey: _source, ...columns } = getTableColumns(documents);
const model = {
  name: tenantModels.name,
  baseModelId: tenantModels.baseModelId,
  threshold: tenantModels.threshold,
  fields: tenantModels.fields,
  culture: tenantModels.culture,
  timeZone: tenantModels.timeZone,
  passing: tenantModels.passing,
  pin: tenantModels.pin,
};

const training = sql<TrainingState | null>`(select iif(trained_at is null, 'submitted', 'trained')
  from ${trainingDocuments} where ${trainingDocuments.documentId} = ${documents.id})`;

/** The document with its model, and whether it is learned from; a batch item. */
export const selectDocument = (shard: TenantShard, documentId: string) =>
  shard
    .select({ document: columns, model, training })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(isDocument(documentId));

/** The result of the document's present attempt; a batch item. */
export const selectResult = (shard: TenantShard, documentId: string) =>
  shard
    .select(getTableColumns(results))
    .from(documents)
    .innerJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .where(isDocument(documentId));

/** The pages of the document's present attempt, in order; a batch item. */
export const selectDocumentPages = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      number: pages.number,
      state: pages.state,
      width: pages.width,
      height: pages.height,
      turns: pages.turns,
      source: pages.source,
      confidence: pages.confidence,
      problem: pages.problem,
    })
    .from(documents)
    .innerJoin(pages, and(eq(pages.documentId, documents.id), eq(pages.attempt, documents.attempt)))
    .where(isDocument(documentId))
    .orderBy(asc(pages.number));

/** The latest corrections of the document, newest first; a batch item. */
export const selectCorrections = (shard: TenantShard, documentId: string, limit: number) =>
  shard
    .select({
      field: corrections.field,
      lineNumber: corrections.lineNumber,
      oldValue: corrections.oldValue,
      newValue: corrections.newValue,
      how: corrections.how,
      page: corrections.page,
      actorId: corrections.actorId,
      at: corrections.at,
    })
    .from(corrections)
    .where(eq(corrections.documentId, documentId))
    .orderBy(desc(corrections.at), desc(corrections.id))
    .limit(limit);
