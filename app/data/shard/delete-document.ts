import { and, count, eq, inArray, sql } from "drizzle-orm";
import { documentStatuses, isEndState } from "~/domain/documents/status";
import { type ExpectedRevision, isAtExpectedRevision } from "./document-conditions";
import { documents } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** A document is deleted only when nothing works on it. */
const deletable = documentStatuses.filter(isEndState);

/** How many documents were split off from this one; a batch item. */
export const countParts = (shard: TenantShard, documentId: string) =>
  shard.select({ parts: count() }).from(documents).where(eq(documents.parentDocumentId, documentId));

const stands = (seen: ExpectedRevision) =>
  and(isAtExpectedRevision(seen), inArray(documents.status, deletable));

/**
 * Makes its batch fail as a whole unless the document stands as it was seen and nothing works on it; to go first in the
 * batch. `isGuardFailure` knows the error.
 */
export const guardDeletion = (shard: TenantShard, document: ExpectedRevision) =>
  shard
    .select({ guard: sql`json(case when count(*) = 1 then '1' else 'guard' end)` })
    .from(documents)
    .where(stands(document));

/** Removes a document; its pages, results, corrections and sample keys go with it. */
export const deleteDocumentRow = (shard: TenantShard, document: ExpectedRevision) =>
  shard.delete(documents).where(stands(document));
