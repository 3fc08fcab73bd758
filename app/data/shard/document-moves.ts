import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import type { DocumentStatus } from "~/domain/documents/status";
import type { ShardDatabase } from "./shard-database";
import { documents, tenantModels, trainingDocuments } from "./shard-schema";

// D1 binds at most 100 parameters to a statement.
const idsAtOnce = 90;

/** A document as it stands before it is moved. */
export type StandingDocument = {
  id: string;
  modelId: string;
  baseModelId: string;
  status: DocumentStatus;
  attempt: number;
  revision: number;
};

/** The documents of these ids that the tenant (and the model, when one is named) has. */
export async function findStanding(
  shard: ShardDatabase,
  tenantId: string,
  ids: readonly string[],
  modelId?: string,
): Promise<Map<string, StandingDocument>> {
  const chunks = Array.from({ length: Math.ceil(ids.length / idsAtOnce) }, (_, chunk) =>
    shard
      .select({
        id: documents.id,
        modelId: documents.modelId,
        baseModelId: tenantModels.baseModelId,
        status: documents.status,
        attempt: documents.attempt,
        revision: documents.revision,
      })
      .from(documents)
      .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
      .where(
        and(
          inArray(documents.id, ids.slice(chunk * idsAtOnce, (chunk + 1) * idsAtOnce)),
          eq(documents.tenantId, tenantId),
          modelId === undefined ? undefined : eq(documents.modelId, modelId),
        ),
      ),
  );
  const rows = (await Promise.all(chunks)).flat();
  return new Map(rows.map((row) => [row.id, row]));
}

/** `unlessTraining` leaves a document alone that is a training document already. */
type Move = {
  to: DocumentStatus;
  from: readonly DocumentStatus[];
  approvedAt?: Date;
  unlessTraining?: boolean;
};

/** Moves a document that still stands as it was seen; answers no row otherwise. */
export const moveStanding = (
  shard: ShardDatabase,
  tenantId: string,
  { id, attempt, revision }: StandingDocument,
  { to, from, approvedAt, unlessTraining = false }: Move,
) =>
  shard
    .update(documents)
    .set({ status: to, ...(approvedAt && { approvedAt }) })
    .where(
      and(
        eq(documents.id, id),
        eq(documents.tenantId, tenantId),
        eq(documents.attempt, attempt),
        eq(documents.revision, revision),
        inArray(documents.status, [...from]),
        unlessTraining ? notExists(trainingRowOf(shard, id)) : undefined,
      ),
    )
    .returning({ id: documents.id });

const trainingRowOf = (shard: ShardDatabase, documentId: string) =>
  shard.select({ one: sql`1` }).from(trainingDocuments).where(eq(trainingDocuments.documentId, documentId));

/** Notes that a document shall be learnt from, but only when the statement just before it in the batch changed a row. */
export const putTrainingDocumentIfChanged = (
  shard: ShardDatabase,
  tenantId: string,
  { id, modelId, baseModelId }: StandingDocument,
  at: Date,
) =>
  shard
    .insert(trainingDocuments)
    .select(
      sql`select ${id}, ${tenantId}, ${modelId}, ${baseModelId}, ${at.getTime()}, null where changes() > 0`,
    )
    .onConflictDoUpdate({
      target: trainingDocuments.documentId,
      set: { submittedAt: at, trainedAt: null },
    });

/** Sets the confidence of a document that has a result. */
export const setConfidence = (
  shard: ShardDatabase,
  tenantId: string,
  documentId: string,
  confidence: number,
) =>
  shard
    .update(documents)
    .set({ confidence })
    .where(and(eq(documents.id, documentId), eq(documents.tenantId, tenantId)));
