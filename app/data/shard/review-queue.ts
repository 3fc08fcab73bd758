import { and, eq, sql } from "drizzle-orm";
import { isDocument } from "./document-conditions";
import { isDue } from "./document-handling";
import { countAbove, countOf, type DocumentScope, isOfStatus } from "./document-ranks";
import { documents, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** The document as far as its place in the queue needs it. */
export const selectQueued = (shard: TenantShard, documentId: string) =>
  shard
    .select({
      modelId: documents.modelId,
      position: documents.position,
      status: documents.status,
      readiness: documents.readiness,
      postponedUntil: documents.postponedUntil,
    })
    .from(documents)
    .where(isDocument(documentId));

/** How many documents wait, and how many of them arrived after the position: one row. */
export const countQueue = (shard: TenantShard, scope: DocumentScope, position: number) =>
  shard
    .select({
      total: countOf(scope).mapWith(Number),
      behind: countAbove(scope, sql`${position}`).mapWith(Number),
    })
    .from(tenantModels)
    .where(eq(tenantModels.id, scope.modelId));

type Whom = { actorId: string; now: Date };

/** The next waiting document behind a position that is not postponed, not given to another, and that nobody else holds just now. */
export const selectNextQueued = (
  shard: TenantShard,
  { modelId, status, readiness }: DocumentScope,
  position: number,
  { actorId, now }: Whom,
) =>
  shard
    .select({ id: documents.id, attempt: documents.attempt, position: documents.position })
    .from(documents)
    .where(
      and(
        eq(documents.modelId, modelId),
        status === null ? undefined : isOfStatus(status),
        readiness === null ? undefined : eq(documents.readiness, readiness),
        sql`${documents.position} > ${position}`,
        isDue(now),
        sql`(${documents.assignedTo} is null or ${documents.assignedTo} = ${actorId})`,
        sql`not exists (select 1 from document_claims where document_id = documents.id
          and actor_id <> ${actorId} and expires_at > ${now.getTime()})`,
      ),
    )
    .orderBy(documents.position)
    .limit(1);
