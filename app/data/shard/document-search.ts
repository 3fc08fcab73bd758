import { and, asc, eq, inArray, lt, notInArray, type SQL, sql } from "drizzle-orm";
import type { DocumentStatus } from "~/domain/documents/status";
import { summaryColumns } from "./document-list";
import { type DocumentScope, isOfConcern, isOfStatus } from "./document-ranks";
import { searchIndex } from "./search-index";
import { documentSearchKeys, documents, tenantModels } from "./shard-schema";
import type { SweepShard } from "./sweep-shard";
import type { TenantShard } from "./tenant-shard";

const unfinished: DocumentStatus[] = ["received", "processing"];

/** Matches that one page of a search may look at; a rare status among many matches takes several pages. */
export const matchesAtOnce = 1_000;

/**
 * The documents among the next matches of an expression, newest first, that are in the scope. `below` is the search id to
 * go on below, null at the beginning. Reads `matchesAtOnce` matches at most, and no more than fill the page.
 */
export const searchDocuments = (
  shard: TenantShard,
  scope: DocumentScope,
  { expression, below, limit }: { expression: string; below: number | null; limit: number },
) =>
  shard
    .select({ ...summaryColumns, searchId: sql<number>`hits.search_id`.mapWith(Number) })
    .from(keyed(matches(expression, below)))
    .innerJoin(documents, sql`${documents.id} = keys.document_id`)
    .where(inScope(scope))
    .limit(limit);

/** The next documents that an expression over several models finds, newest first; their models must be the tenant's. */
export const searchAllModels = (
  shard: TenantShard,
  { expression, below, limit }: { expression: string; below: number | null; limit: number },
) =>
  shard
    .select({
      ...summaryColumns,
      modelId: documents.modelId,
      searchId: sql<number>`hits.search_id`.mapWith(Number),
    })
    .from(keyed(matches(expression, below)))
    .innerJoin(documents, sql`${documents.id} = keys.document_id`)
    .where(sql`+${documents.status} <> 'split'`)
    .limit(limit);

/** The next documents in the scope among the next matches, by their search ids; see `searchDocuments`. */
export const selectFoundBelow = (
  shard: TenantShard,
  scope: DocumentScope,
  { expression, below, limit }: { expression: string; below: number | null; limit: number },
) =>
  shard
    .select({ id: documents.id, place: sql<number>`hits.search_id`.mapWith(Number) })
    .from(keyed(matches(expression, below)))
    .innerJoin(documents, sql`${documents.id} = keys.document_id`)
    .where(inScope(scope))
    .limit(limit);

/** How many of the first `most` matches of an expression are in the scope, and how many matches these are: one row. */
export const countFound = (shard: TenantShard, scope: DocumentScope, expression: string, most: number) =>
  shard
    .select({
      total: sql<number>`count(*) filter (where ${inScope(scope)})`.mapWith(Number),
      looked: sql<number>`count(*)`.mapWith(Number),
    })
    .from(keyed(matches(expression, null, most)))
    .innerJoin(documents, sql`${documents.id} = keys.document_id`);

/**
 * How many matches there are among the first `matchesAtOnce`, and the last of them: where the next page begins. The expression
 * names the model, which must be the tenant's.
 */
export const countAndLastMatch = (
  shard: TenantShard,
  modelId: string,
  expression: string,
  below: number | null,
) =>
  shard
    .select({
      count: sql<number>`count(hits.search_id)`.mapWith(Number),
      last: sql<number | null>`min(hits.search_id)`,
    })
    .from(tenantModels)
    .innerJoin(matches(expression, below), sql`true`)
    .where(eq(tenantModels.id, modelId));

const matches = (expression: string, below: number | null, most = matchesAtOnce) =>
  sql`(select rowid as search_id from document_search where document_search match ${expression}
    ${below === null ? sql`` : sql`and rowid < ${below}`}
    order by rowid desc limit ${sql.raw(String(most))}) hits`;

// Joined from the matches on, in their order: the planner is not to begin with the documents.
const keyed = (hits: SQL) => sql`${hits} join document_search_keys keys on keys.search_id = +hits.search_id`;

/** The first `most` matches of an expression, as something to select from. */
export const foundBy = (expression: string, most: number) => keyed(matches(expression, null, most));

/** What of the matches is in a scope. */
export function inScope(scope: DocumentScope): SQL | undefined {
  const { modelId, status, readiness, order, from, before } = scope;
  return and(
    sql`+${documents.modelId} = ${modelId}`,
    status === null ? sql`+${documents.status} <> 'split'` : isOfStatus(status, sql.raw("+")),
    readiness === null ? undefined : sql`+${documents.readiness} = ${readiness}`,
    order === null ? undefined : sql`+${documents.orderOutcome} = ${order}`,
    isOfConcern(scope, sql.raw("+")),
    from === null ? undefined : sql`+${documents.receivedAt} >= ${from.getTime()}`,
    before === null ? undefined : sql`+${documents.receivedAt} < ${before.getTime()}`,
  );
}

/** Puts a document's words into the index in place of those that stood there, unless another run replaced this one. */
export const indexDocument = (shard: TenantShard, { documentId, attempt, scope, body }: Words) =>
  [
    shard
      .delete(searchIndex)
      .where(sql`rowid = (select search_id ${keyOf(documentId, attempt, shard.tenantId)})`),
    shard
      .insert(searchIndex)
      .select(
        (tenantId) =>
          sql`select keys.search_id, ${scope}, d.file_name, ${body} ${keyOf(documentId, attempt, tenantId)}`,
      ),
    shard
      .update(documentSearchKeys)
      .set({ indexedAttempt: attempt })
      .where(eq(documentSearchKeys.documentId, documentId)),
  ] as const;

type Words = { documentId: string; attempt: number; scope: string; body: string };

const keyOf = (documentId: string, attempt: number, tenantId: string) =>
  sql`from document_search_keys keys join documents d on d.id = keys.document_id
    where d.id = ${documentId} and d.tenant_id = ${tenantId} and d.attempt = ${attempt}`;

/** Counts one more try of these documents; written before the try, as one may end the Worker. */
export const countIndexTries = (shard: SweepShard, documentIds: readonly string[]) =>
  shard
    .update(documentSearchKeys)
    .set({ tries: sql`${documentSearchKeys.tries} + 1` })
    .where(inArray(documentSearchKeys.documentId, [...documentIds]));

/**
 * Documents that ended and whose words are not in the index yet: those tried least often, then those that came first.
 * One that was tried `most` times is left alone: its name is in the index, its words are not.
 */
export const selectUnindexed = (shard: SweepShard, most: number, limit: number) =>
  shard
    .select({
      tenantId: documents.tenantId,
      documentId: documents.id,
      modelId: documents.modelId,
      attempt: documents.attempt,
    })
    .from(documentSearchKeys)
    .innerJoin(documents, eq(documents.id, documentSearchKeys.documentId))
    .where(
      and(
        sql`${documentSearchKeys.indexedAttempt} is null`,
        lt(documentSearchKeys.tries, most),
        notInArray(documents.status, unfinished),
      ),
    )
    .orderBy(asc(documentSearchKeys.tries), asc(documentSearchKeys.searchId))
    .limit(limit);

/** The tenant's next documents after a search id whose words are not in the index. */
export const selectUnindexedOf = (shard: TenantShard, after: number, limit: number) =>
  shard
    .select({
      searchId: documentSearchKeys.searchId,
      documentId: documents.id,
      attempt: documents.attempt,
    })
    .from(documentSearchKeys)
    .innerJoin(documents, eq(documents.id, documentSearchKeys.documentId))
    .where(
      and(
        sql`${documentSearchKeys.searchId} > ${after}`,
        sql`${documentSearchKeys.indexedAttempt} is null`,
        notInArray(documents.status, unfinished),
      ),
    )
    .orderBy(asc(documentSearchKeys.searchId))
    .limit(limit);
