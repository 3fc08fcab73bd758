import { and, desc, eq, gt, inArray, lt, or, type SQL, sql } from "drizzle-orm";
import { isOpen } from "~/domain/documents/handling";
import { type DocumentStatus, documentStatuses, statusesThatMayBecome } from "~/domain/documents/status";
import { isAtExpectedRevision, isDocument } from "./document-conditions";
import type { DocumentState } from "./document-moves";
import { documents, isOpenStatus, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

const open = documentStatuses.filter(isOpen);
const rejectable = statusesThatMayBecome("rejected");

type Action = { by: string; at: Date };

/** Rejects a document that still stands as it was seen; returns no row otherwise. It leaves the review queue. */
export const rejectStanding = (
  shard: TenantShard,
  { id, attempt, revision, status }: DocumentState,
  { reason, by, at }: Action & { reason: string },
) =>
  shard
    .update(documents)
    .set({
      status: "rejected",
      rejectedFrom: status,
      rejectedAt: at,
      rejectedBy: by,
      rejectReason: reason,
      postponedUntil: null,
      postponedBy: null,
    })
    .where(
      and(
        isAtExpectedRevision({ documentId: id, attempt, revision }),
        eq(documents.status, status),
        inArray(documents.status, rejectable),
      ),
    )
    .returning({ id: documents.id });

/** Gives a rejected document back the status that it had; returns no row for another one. */
export const undoRejection = (shard: TenantShard, { id }: Pick<DocumentState, "id">) =>
  shard
    .update(documents)
    .set({
      status: sql<DocumentStatus>`coalesce(${documents.rejectedFrom}, 'userEdited')`,
      rejectedFrom: null,
      rejectedAt: null,
      rejectedBy: null,
      rejectReason: null,
    })
    .where(and(isDocument(id), eq(documents.status, "rejected")))
    .returning({ id: documents.id });

/** Postpones an open document until an instant, or ends that for null; returns no row for one that is not open. */
export const postponeUntil = (
  shard: TenantShard,
  { id }: Pick<DocumentState, "id">,
  postponed: { until: Date; by: string } | null,
) =>
  shard
    .update(documents)
    .set({ postponedUntil: postponed?.until ?? null, postponedBy: postponed?.by ?? null })
    .where(
      and(
        isDocument(id),
        inArray(documents.status, open),
        postponed ? undefined : sql`${documents.postponedUntil} is not null`,
      ),
    )
    .returning({ id: documents.id });

/** Assigns an open document to a person, or to nobody for null; returns no row for one that is not open. */
export const assignTo = (
  shard: TenantShard,
  { id }: Pick<DocumentState, "id">,
  assigned: (Action & { userId: string }) | null,
) =>
  shard
    .update(documents)
    .set({
      assignedTo: assigned?.userId ?? null,
      assignedBy: assigned?.by ?? null,
      assignedAt: assigned?.at ?? null,
    })
    .where(and(isDocument(id), inArray(documents.status, open)))
    .returning({ id: documents.id });

/** Removes from a person what was given to the person: someone else has to look at it. */
export const clearAssignments = (shard: TenantShard, userId: string) =>
  shard
    .update(documents)
    .set({ assignedTo: null, assignedBy: null, assignedAt: null })
    .where(and(eq(documents.tenantId, shard.tenantId), eq(documents.assignedTo, userId), isOpenStatus));

/** Whether people rejected, postponed or assigned a document, as IDs; a batch item. */
export const selectHandling = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      modelId: documents.modelId,
      status: documents.status,
      timeZone: tenantModels.timeZone,
      rejectedAt: documents.rejectedAt,
      rejectedBy: documents.rejectedBy,
      rejectReason: documents.rejectReason,
      postponedUntil: documents.postponedUntil,
      postponedBy: documents.postponedBy,
      assignedTo: documents.assignedTo,
      assignedBy: documents.assignedBy,
      assignedAt: documents.assignedAt,
    })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(isDocument(documentId));

/** Whether a document is not postponed just now. */
export const isDue = (now: Date): SQL =>
  sql`(${documents.postponedUntil} is null or ${documents.postponedUntil} <= ${now.getTime()})`;

/** How many documents of a model are postponed, and how many of them stand behind a position, by status and readiness. */
export const countPostponed = (shard: TenantShard, modelId: string, now: Date, position: number) =>
  shard
    .select({
      status: documents.status,
      readiness: documents.readiness,
      total: sql<number>`count(*)`.mapWith(Number),
      behind: sql<number>`count(*) filter (where ${documents.position} > ${position})`.mapWith(Number),
    })
    .from(documents)
    .where(and(isPostponed(shard, now), sql`+${documents.modelId} = ${modelId}`))
    .groupBy(documents.status, documents.readiness);

const isPostponed = (shard: TenantShard, now: Date) =>
  and(eq(documents.tenantId, shard.tenantId), gt(documents.postponedUntil, now), isOpenStatus);

/** Where a page of a list ends: the time by which it is sorted, and the document. */
export type HandlingCursor = { at: Date; id: string };

const shown = {
  id: documents.id,
  modelId: documents.modelId,
  modelName: tenantModels.name,
  culture: tenantModels.culture,
  timeZone: tenantModels.timeZone,
  fileName: documents.fileName,
  status: documents.status,
  readiness: documents.readiness,
  receivedAt: documents.receivedAt,
  assignedAt: documents.assignedAt,
  assignedBy: documents.assignedBy,
  postponedUntil: documents.postponedUntil,
  postponedBy: documents.postponedBy,
};

/** Open documents that were given to a person, of all models, the latest given first. */
export const selectAssigned = (
  shard: TenantShard,
  userId: string,
  after: HandlingCursor | null,
  limit: number,
) =>
  shard
    .select(shown)
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(
      and(
        eq(documents.tenantId, shard.tenantId),
        eq(documents.assignedTo, userId),
        isOpenStatus,
        after
          ? or(
              lt(documents.assignedAt, after.at),
              and(eq(documents.assignedAt, after.at), lt(documents.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(desc(documents.assignedAt), desc(documents.id))
    .limit(limit);

/** How many open documents are given to a person, as far as `most`. */
export async function countAssigned(shard: TenantShard, userId: string, most: number): Promise<number> {
  const rows = await shard
    .select({ id: documents.id })
    .from(documents)
    .where(and(eq(documents.tenantId, shard.tenantId), eq(documents.assignedTo, userId), isOpenStatus))
    .limit(most);
  return rows.length;
}

/** Open documents that are postponed, of all models, those first that come back first. */
export const selectPostponed = (shard: TenantShard, now: Date, after: HandlingCursor | null, limit: number) =>
  shard
    .select(shown)
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(
      and(
        isPostponed(shard, now),
        after
          ? or(
              gt(documents.postponedUntil, after.at),
              and(eq(documents.postponedUntil, after.at), gt(documents.id, after.id)),
            )
          : undefined,
      ),
    )
    .orderBy(documents.postponedUntil, documents.id)
    .limit(limit);
