import { and, count, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { TrainingState } from "~/domain/documents/document-summary";
import { learntStatuses } from "~/domain/documents/status";
import { documents, results, tenantModels, trainingDocuments } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";
import { versionDocuments } from "./training-schema";

/** Records that a document is to be learned from; again when it was submitted before. */
export const putTrainingDocument = (
  shard: TenantShard,
  row: Omit<typeof trainingDocuments.$inferInsert, "tenantId" | "trainedAt">,
) =>
  shard
    .insert(trainingDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: trainingDocuments.documentId,
      set: { submittedAt: row.submittedAt, trainedAt: null },
    });

/** Which of these documents are learned from, and whether they were. */
export async function findTraining(shard: TenantShard, ids: readonly string[]) {
  const rows = await shard
    .select({ id: trainingDocuments.documentId, trainedAt: trainingDocuments.trainedAt })
    .from(trainingDocuments)
    .where(sql`${trainingDocuments.documentId} in (select value from json_each(${JSON.stringify(ids)}))`);
  return new Map(
    rows.map(({ id, trainedAt }): [string, TrainingState] => [id, trainedAt ? "trained" : "submitted"]),
  );
}

/** Takes a document out of what is learned from; a batch item. */
export const deleteTrainingDocument = (shard: TenantShard, documentId: string) =>
  shard.delete(trainingDocuments).where(eq(trainingDocuments.documentId, documentId));

type Scope = {
  baseModelId: string;
  modelId?: string | undefined;
  documentId?: string | undefined;
};

const inScope = ({ tenantId }: TenantShard, { baseModelId, modelId, documentId }: Scope) =>
  and(
    eq(trainingDocuments.tenantId, tenantId),
    eq(trainingDocuments.baseModelId, baseModelId),
    modelId === undefined ? undefined : eq(trainingDocuments.modelId, modelId),
    documentId === undefined ? undefined : eq(trainingDocuments.documentId, documentId),
  );

/** Training documents of a base model, the latest documents first, from `before` (a document id) on; a batch item. */
export const selectTrainingDocuments = (
  shard: TenantShard,
  scope: Scope,
  { before, limit, offset = 0 }: { before?: string | undefined; limit: number; offset?: number },
) =>
  shard
    .select({
      documentId: trainingDocuments.documentId,
      modelId: trainingDocuments.modelId,
      modelName: tenantModels.name,
      fileName: documents.fileName,
      status: documents.status,
      submittedAt: trainingDocuments.submittedAt,
      trainedAt: trainingDocuments.trainedAt,
    })
    .from(trainingDocuments)
    .innerJoin(documents, eq(documents.id, trainingDocuments.documentId))
    .innerJoin(tenantModels, eq(tenantModels.id, trainingDocuments.modelId))
    .where(
      and(inScope(shard, scope), before === undefined ? undefined : lt(trainingDocuments.documentId, before)),
    )
    .orderBy(desc(trainingDocuments.documentId))
    .limit(limit)
    .offset(offset);

/** How many training documents there are; a batch item that returns one row. */
export const countTrainingDocuments = (shard: TenantShard, scope: Scope) =>
  shard.select({ total: count() }).from(trainingDocuments).where(inScope(shard, scope));

/** By model: how many documents can be learned from, and how many of them the version in use has learned. */
export const countLearnable = (shard: TenantShard, baseModelId: string) =>
  shard
    .select({
      modelId: trainingDocuments.modelId,
      documents: count(),
      trained: count(trainingDocuments.trainedAt),
    })
    .from(trainingDocuments)
    .innerJoin(documents, eq(documents.id, trainingDocuments.documentId))
    .where(and(inScope(shard, { baseModelId }), inArray(documents.status, learntStatuses)))
    .groupBy(trainingDocuments.modelId);

/** The ids of what a model can learn from, the latest documents first. */
export async function selectLearnableIds(
  shard: TenantShard,
  modelId: string,
  limit: number,
): Promise<string[]> {
  const rows = await shard
    .select({ id: trainingDocuments.documentId })
    .from(trainingDocuments)
    .innerJoin(documents, eq(documents.id, trainingDocuments.documentId))
    .where(and(eq(trainingDocuments.modelId, modelId), inArray(documents.status, learntStatuses)))
    .orderBy(desc(trainingDocuments.documentId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** The same of short documents only. */
export async function selectShortIds(
  shard: TenantShard,
  { modelId, pages, limit }: { modelId: string; pages: number; limit: number },
): Promise<string[]> {
  const rows = await shard
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .where(and(eq(documents.modelId, modelId), sql`coalesce(${documents.pageCount}, 1) <= ${pages}`))
    .orderBy(desc(documents.position))
    .limit(limit);
  return rows.map(({ id }) => id);
}

const answered = {
  documentId: documents.id,
  fileName: documents.fileName,
  attempt: documents.attempt,
  revision: documents.revision,
  status: documents.status,
  receivedAt: documents.receivedAt,
  fields: results.fields,
  editedFields: results.editedFields,
};

/** A document with what was found on it and what people made of it. */
export type AnsweredDocument = Awaited<ReturnType<typeof selectAnswered>>[number];

/** Documents of a model by their ids, with their results. At most 90 ids. */
export const selectAnswered = (shard: TenantShard, modelId: string, ids: string[]) =>
  shard
    .select(answered)
    .from(documents)
    .innerJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .where(and(eq(documents.modelId, modelId), inArray(documents.id, ids)))
    .orderBy(desc(documents.id));

/** The ids of the documents of a model that have a result, the latest first. */
export async function selectStoredIds(shard: TenantShard, modelId: string, limit: number): Promise<string[]> {
  const rows = await shard
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(results, and(eq(results.documentId, documents.id), eq(results.attempt, documents.attempt)))
    .where(eq(documents.modelId, modelId))
    .orderBy(desc(documents.position))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Brings documents' statuses in line with the version in use: what it was trained with, unchanged since, is `trained`;
 * what it was not trained with waits again as `submitted`. Settled ones keep their status. Batch items.
 */
export const updateTrainedStatuses = (shard: TenantShard, modelId: string, at: Date) =>
  [
    shard
      .update(documents)
      .set({ status: "trained" })
      .where(and(eq(documents.modelId, modelId), eq(documents.status, "submitted"), isLearnt)),
    shard
      .update(documents)
      .set({ status: "submitted" })
      .where(and(eq(documents.modelId, modelId), eq(documents.status, "trained"), sql`not ${isLearnt}`)),
    shard
      .update(trainingDocuments)
      .set({
        trainedAt: sql`(select case when ${isLearnt}
          then coalesce(${trainingDocuments.trainedAt}, ${at.getTime()}) end
          from ${documents} where ${documents.id} = ${trainingDocuments.documentId})`,
      })
      .where(eq(trainingDocuments.modelId, modelId)),
  ] as const;

const isLearnt = sql`exists (select 1 from ${versionDocuments} join ${tenantModels}
  on ${tenantModels.activeVersionId} = ${versionDocuments.versionId}
  where ${tenantModels.id} = ${documents.modelId} and ${versionDocuments.documentId} = ${documents.id}
  and ${versionDocuments.revision} = ${documents.revision})`;
