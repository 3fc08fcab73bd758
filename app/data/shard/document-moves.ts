import { and, desc, eq, gte, inArray, lt, not, notExists, sql } from "drizzle-orm";
import { type ConcernKind, encodeConcerns } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import { isAtExpectedRevision, isDocument, isHeldRow } from "./document-conditions";
import { documents, tenantModels, trainingDocuments } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

// D1 binds at most 100 parameters to a statement.
const idsAtOnce = 90;

/** The state of a document before it is changed. */
export type DocumentState = {
  id: string;
  modelId: string;
  baseModelId: string;
  status: DocumentStatus;
  attempt: number;
  revision: number;
};

/** The documents of these ids that the tenant (and the model, when one is named) has. */
export async function findDocumentStates(
  shard: TenantShard,
  ids: readonly string[],
  modelId?: string,
): Promise<Map<string, DocumentState>> {
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
          modelId === undefined ? undefined : eq(documents.modelId, modelId),
        ),
      ),
  );
  const rows = (await Promise.all(chunks)).flat();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * `unlessTraining` leaves a document alone that is a training document already, `onlyWith` one that more speaks against than
 * these concerns.
 */
type Move = {
  to: DocumentStatus;
  from: readonly DocumentStatus[];
  approval?: Approval;
  unlessTraining?: boolean;
  onlyWith?: readonly ConcernKind[] | undefined;
};

/** What is recorded of an approval; `unseen` when it was given to a list, and nobody opened the document for it. */
export type Approval = { at: Date; id: string; unseen: boolean };

/** Changes the status of a document that is unchanged since it was read; returns no row otherwise. */
export const changeStatusIfUnchanged = (
  shard: TenantShard,
  { id, attempt, revision, status }: DocumentState,
  { to, from, approval, unlessTraining = false, onlyWith }: Move,
) =>
  shard
    .update(documents)
    .set({
      status: to,
      ...(approval && {
        approvedAt: approval.at,
        approvedFrom: status,
        approvalId: approval.id,
        approvedUnseen: approval.unseen,
      }),
    })
    .where(
      and(
        isAtExpectedRevision({ documentId: id, attempt, revision }),
        inArray(documents.status, [...from]),
        // What it is taken back to is the status that was seen.
        approval ? eq(documents.status, status) : undefined,
        approval ? not(isHeldRow) : undefined,
        unlessTraining ? notExists(trainingRowOf(shard, id)) : undefined,
        onlyWith && sql`${documents.concerns} & ~${sql.raw(String(encodeConcerns(onlyWith)))} = 0`,
      ),
    )
    .returning({ id: documents.id });

const trainingRowOf = (shard: TenantShard, documentId: string) =>
  shard.select({ one: sql`1` }).from(trainingDocuments).where(eq(trainingDocuments.documentId, documentId));

/**
 * Records that a document is to be learned from, but only when the statement just before it in the batch changed a row.
 */
export const putTrainingDocumentIfChanged = (
  shard: TenantShard,
  { id, modelId, baseModelId }: DocumentState,
  at: Date,
) =>
  shard
    .insert(trainingDocuments)
    .select(
      (tenantId) =>
        sql`select ${id}, ${tenantId}, ${modelId}, ${baseModelId}, ${at.getTime()}, null where changes() > 0`,
    )
    .onConflictDoUpdate({
      target: trainingDocuments.documentId,
      set: { submittedAt: at, trainedAt: null },
    });

/**
 * Undoes the approval of a document, when it is no older than `since` and its values are not on their way out: it
 * stands as before, or as what it has become meanwhile for training. Returns no row otherwise.
 */
export const undoApprovalOf = (shard: TenantShard, { id }: DocumentState, since: Date) =>
  shard
    .update(documents)
    .set({
      status: statusBefore,
      approvedAt: null,
      approvedFrom: null,
      approvalId: null,
      approvedUnseen: null,
    })
    .where(
      and(
        isDocument(id),
        eq(documents.status, "approved"),
        gte(documents.approvedAt, since),
        sql`not exists (select 1 from document_releases where document_id = documents.id and state = 'waiting')`,
      ),
    )
    .returning({ id: documents.id });

const statusBefore = sql<DocumentStatus>`case
  when exists (select 1 from training_documents where document_id = documents.id and trained_at is not null)
    then 'trained'
  when exists (select 1 from training_documents where document_id = documents.id) then 'submitted'
  when approved_from in ('submitted', 'trained') then 'userEdited'
  else coalesce(approved_from, 'userEdited') end`;

/** The next documents that were approved together and still are, below a position (all when it is null). */
export const selectIdsOfApproval = (
  shard: TenantShard,
  { modelId, approvalId }: { modelId: string; approvalId: string },
  below: number | null,
  limit: number,
) =>
  shard
    .select({ id: documents.id, place: documents.position })
    .from(documents)
    .where(
      and(
        eq(documents.approvalId, approvalId),
        sql`+${documents.modelId} = ${modelId}`,
        below === null ? undefined : lt(documents.position, below),
      ),
    )
    .orderBy(desc(documents.position))
    .limit(limit);

/** Sets the confidence of a document that has a result. */
export const setConfidence = (shard: TenantShard, documentId: string, confidence: number) =>
  shard.update(documents).set({ confidence }).where(isDocument(documentId));
