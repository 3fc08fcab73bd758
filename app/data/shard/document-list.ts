import { and, asc, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { DocumentSortField } from "~/domain/documents/document-list-inputs";
import type { DocumentSummary } from "~/domain/documents/document-summary";
import type { ListCursor } from "~/domain/listing/list-cursor";
import { isInScope } from "./document-conditions";
import {
  countOf,
  type DocumentScope,
  finalPosition,
  firstPosition,
  positionAt,
  positionOf,
} from "./document-ranks";
import { documents, tenantModels } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

type SortableField = Exclude<DocumentSortField, "receivedOn">;

const {
  id,
  fileName,
  fileKind,
  byteSize,
  source,
  status,
  confidence,
  problem,
  pageCount,
  revision,
  position,
  readiness,
} = getTableColumns(documents);
/** The columns of a DocumentSummary. */
export const summaryColumns = {
  id,
  fileName,
  fileKind,
  byteSize,
  source,
  status,
  confidence,
  problem,
  pageCount,
  revision,
  position,
  readiness,
  concerns: documents.concerns,
  receivedOn: documents.receivedAt,
  processedOn: documents.processedAt,
  waitingSince: documents.waitingSince,
};

const sortColumns = {
  processedOn: documents.processedAt,
  fileName: documents.fileName,
  status: documents.status,
  confidence: documents.confidence,
  readiness: documents.readiness,
} as const;

/** How many documents the scope holds: one row with `total`. */
export const countDocuments = (shard: TenantShard, scope: DocumentScope) =>
  shard
    .select({ total: countOf(scope).mapWith(Number) })
    .from(tenantModels)
    .where(eq(tenantModels.id, scope.modelId));

/** `limit` documents in order of arrival, from the one that stands `offset` rows into the scope. */
export const listByArrival = (
  shard: TenantShard,
  scope: DocumentScope,
  { offset, limit, newestFirst }: { offset: number; limit: number; newestFirst: boolean },
) =>
  arrivals(shard, scope, offset === 0 ? undefined : positionAt(scope, offset, newestFirst), {
    limit,
    newestFirst,
  });

/** `limit` documents in order of arrival, beyond the position of the cursor. */
export const listByArrivalBeyond = (
  shard: TenantShard,
  scope: DocumentScope,
  { beyond, limit, newestFirst }: { beyond: number; limit: number; newestFirst: boolean },
) => arrivals(shard, scope, sql`${newestFirst ? beyond - 1 : beyond + 1}`, { limit, newestFirst });

/** From the position `edge` on, which is null when there is nothing to read; without one from where the scope begins. */
function arrivals(
  shard: TenantShard,
  scope: DocumentScope,
  edge: SQL<number | null> | undefined,
  { limit, newestFirst }: { limit: number; newestFirst: boolean },
) {
  // One lower and one upper bound: given more, the planner no longer prefers the index that begins with the status.
  const [first, final] = [firstPosition(scope), finalPosition(scope)];
  const lowest = edge && !newestFirst ? sql`max(${edge}, ${first})` : first;
  const highest = edge && newestFirst ? sql`min(${edge}, ${final})` : final;
  return shard
    .select(summaryColumns)
    .from(documents)
    .where(and(isInScope(scope), sql`${positionOf(scope)} between ${lowest} and ${highest}`))
    .orderBy(newestFirst ? desc(positionOf(scope)) : asc(positionOf(scope)))
    .limit(limit);
}

/**
 * `limit` documents sorted by a field, then by position. With `sparse` the scope holds few documents and is sorted as a
 * whole; else the field's index is walked, of which the scope takes a good part.
 */
export const listBySortField = (
  shard: TenantShard,
  scope: DocumentScope,
  { field, offset, limit, descending, sparse }: SortedRead & { offset: number; sparse: boolean },
) => sorted(shard, scope, sql`true`, { field, limit, descending, sparse }).offset(offset);

/**
 * The statements whose rows, one after the other, are the next `limit` after the cursor. Rows without a value stand
 * first in rising order, so that a list may go from those with to those without.
 */
export function listBySortFieldBeyond(
  shard: TenantShard,
  scope: DocumentScope,
  read: SortedRead & { cursor: ListCursor; sparse: boolean },
) {
  const column = sortColumns[read.field];
  const { value, position: at } = read.cursor;
  const beyond = read.descending ? sql.raw("<") : sql.raw(">");
  const withoutValue = sql`${column} is null and ${position} ${beyond} ${at}`;
  if (value === null)
    return read.descending
      ? [sorted(shard, scope, withoutValue, read)]
      : [sorted(shard, scope, withoutValue, read), sorted(shard, scope, sql`${column} is not null`, read)];
  const withValue = sql`(${column}, ${position}) ${beyond} (${value}, ${at})`;
  return read.descending
    ? [sorted(shard, scope, withValue, read), sorted(shard, scope, sql`${column} is null`, read)]
    : [sorted(shard, scope, withValue, read)];
}

type SortedRead = { field: SortableField; limit: number; descending: boolean };

function sorted(
  shard: TenantShard,
  scope: DocumentScope,
  beyond: SQL,
  { field, limit, descending, sparse }: SortedRead & { sparse: boolean },
) {
  const order = descending ? desc : asc;
  // A plus sign keeps the planner from using an index for the term, and so picks the index that is worth it.
  const [key, tie] = sparse
    ? [sql`+${sortColumns[field]}`, sql`+${position}`]
    : [sortColumns[field], position];
  return shard
    .select(summaryColumns)
    .from(documents)
    .where(and(inScope(scope, !sparse), beyond))
    .orderBy(order(key), order(tie))
    .limit(limit);
}

function inScope(scope: DocumentScope, byIndexOfSort: boolean): SQL | undefined {
  const steer = byIndexOfSort ? sql.raw("+") : sql.raw("");
  return and(
    isInScope(scope, steer),
    scope.from === null ? undefined : sql`${steer}${position} >= ${firstPosition(scope)}`,
    scope.before === null ? undefined : sql`${steer}${position} <= ${finalPosition(scope)}`,
  );
}

/** A row of these statements is a DocumentSummary; the compiler holds it to that. */
export const asSummaries = (rows: DocumentSummary[]): DocumentSummary[] => rows;
