import {
  and,
  asc,
  count,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { bitOf, type ConcernKind, encodeConcerns, isJudged } from "~/domain/documents/concerns";
import { documentStatuses } from "~/domain/documents/status";
import { type DocumentScope, finalPosition, firstPosition } from "./document-ranks";
import { foundBy, inScope } from "./document-search";
import type { ShardDatabase } from "./shard-database";
import { documents, tenantModels } from "./shard-schema";

const judged = documentStatuses.filter(isJudged);

/** Questions that other tables answer; triggers keep their bits from then on. */
const openQuestions = sql.raw(`${bitOf("duplicate")} * exists (select 1 from duplicates
    where document_id = documents.id and dismissed_at is null)
  | ${bitOf("split")} * exists (select 1 from document_splits
    where document_id = documents.id and state = 'proposed')`);

/** What to store of a document whose result has these concerns: duplicates and splits are as the database knows them. */
export const concernsColumn = (ofResult: readonly ConcernKind[]): SQL<number> => {
  const own = encodeConcerns(ofResult.filter((kind) => kind !== "duplicate" && kind !== "split"));
  return sql<number>`${sql.raw(String(own))} | ${openQuestions}`;
};

/** What is open about a document that other tables know; a batch item. */
export const selectOpenQuestions = (shard: ShardDatabase, tenantId: string, documentId: string) =>
  shard
    .select({
      duplicate: sql`exists (select 1 from duplicates
        where document_id = documents.id and dismissed_at is null)`.mapWith(Boolean),
      split: sql`exists (select 1 from document_splits
        where document_id = documents.id and state = 'proposed')`.mapWith(Boolean),
    })
    .from(documents)
    .where(and(eq(documents.id, documentId), eq(documents.tenantId, tenantId)));

type Seen = { tenantId: string; documentId: string; attempt: number; revision: number };

/** Notes how a document was judged, if it still stands as it was seen. */
export const noteConcerns = (
  shard: ShardDatabase,
  { tenantId, documentId, attempt, revision }: Seen,
  ofResult: readonly ConcernKind[],
) =>
  shard
    .update(documents)
    .set({ concerns: concernsColumn(ofResult) })
    .where(
      and(
        eq(documents.id, documentId),
        eq(documents.tenantId, tenantId),
        eq(documents.attempt, attempt),
        eq(documents.revision, revision),
      ),
    );

/** Those of these documents that wait for approval and were not judged yet, or not by their model as it is now. */
export async function findUnjudged(
  shard: ShardDatabase,
  tenantId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await shard
    .select({ id: documents.id })
    .from(documents)
    .innerJoin(tenantModels, eq(tenantModels.id, documents.modelId))
    .where(
      and(
        sql`${documents.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(documents.tenantId, tenantId),
        or(isNull(documents.concerns), lt(documents.position, tenantModels.judgingBelow)),
        inArray(documents.status, judged),
      ),
    );
  return rows.map(({ id }) => id);
}

/** What speaks against relying on these documents of the tenant, with their names; in no order. */
export const selectConcerns = (
  shard: ShardDatabase,
  { tenantId, modelId }: { tenantId: string; modelId?: string | undefined },
  ids: readonly string[],
) =>
  shard
    .select({
      id: documents.id,
      fileName: documents.fileName,
      status: documents.status,
      concerns: documents.concerns,
    })
    .from(documents)
    .where(
      and(
        sql`${documents.id} in (select value from json_each(${JSON.stringify(ids)}))`,
        eq(documents.tenantId, tenantId),
        modelId === undefined ? undefined : eq(documents.modelId, modelId),
      ),
    );

const counted = { status: documents.status, concerns: documents.concerns, count: count() };

/** How many documents of a scope have which concerns, by status; reads each of them, so the scope must be bounded. */
export const countConcerns = (shard: ShardDatabase, scope: DocumentScope) =>
  shard
    .select(counted)
    .from(documents)
    .where(
      and(
        eq(documents.modelId, scope.modelId),
        sql`+${documents.tenantId} = ${scope.tenantId}`,
        scope.status === null ? sql`+${documents.status} <> 'split'` : eq(documents.status, scope.status),
        scope.readiness === null ? undefined : eq(documents.readiness, scope.readiness),
        sql`${documents.position} between ${firstPosition(scope)} and ${finalPosition(scope)}`,
      ),
    )
    .groupBy(documents.status, documents.concerns);

/** The same of those among the first `most` matches of a search. */
export const countFoundConcerns = (
  shard: ShardDatabase,
  scope: DocumentScope,
  expression: string,
  most: number,
) =>
  shard
    .select(counted)
    .from(foundBy(expression, most))
    .innerJoin(documents, sql`${documents.id} = keys.document_id`)
    .where(inScope(scope))
    .groupBy(documents.status, documents.concerns);

/** Below it stand all documents of a model: what `judgingBelow` begins with. */
export const everyPosition = Number.MAX_SAFE_INTEGER;

/** Models whose documents are to be judged anew. */
export const selectModelsToJudge = (shard: ShardDatabase, limit: number) =>
  shard
    .select({
      tenantId: tenantModels.tenantId,
      modelId: tenantModels.id,
      below: sql<number>`${tenantModels.judgingBelow}`.mapWith(Number),
    })
    .from(tenantModels)
    .where(isNotNull(tenantModels.judgingBelow))
    .orderBy(asc(tenantModels.id))
    .limit(limit);

/** The next documents of a model to judge, and where they stand. */
export const selectToJudge = (
  shard: ShardDatabase,
  { tenantId, modelId, below }: { tenantId: string; modelId: string; below: number },
  limit: number,
) =>
  shard
    .select({ id: documents.id, position: documents.position, status: documents.status })
    .from(documents)
    .where(
      and(
        eq(documents.modelId, modelId),
        sql`+${documents.tenantId} = ${tenantId}`,
        lt(documents.position, below),
        gt(documents.position, -1),
      ),
    )
    .orderBy(desc(documents.position))
    .limit(limit);

/** Notes how far a model's documents are judged, null at the end; nothing when it was begun anew meanwhile. */
export const advanceJudging = (
  shard: ShardDatabase,
  { modelId, below }: { modelId: string; below: number },
  next: number | null,
) =>
  shard
    .update(tenantModels)
    .set({ judgingBelow: next })
    .where(and(eq(tenantModels.id, modelId), eq(tenantModels.judgingBelow, below)));
