import { and, type SQL, sql } from "drizzle-orm";
import { bitOf, type ConcernKind, type Readiness } from "~/domain/documents/concerns";
import type { ListedStatus } from "~/domain/documents/status";
import type { OrderOutcome } from "~/domain/orders/order-outcome";

/**
 * Which documents of a model are meant: one status, one readiness and one order outcome or, for null, all, received in
 * `from <= receivedAt < before`. A file that was split is none of all: its parts are. With a concern only those that are not
 * ready because of it, among others; they are counted one by one, since only what waits for someone has any.
 */
export type DocumentScope = {
  modelId: string;
  status: ListedStatus | null;
  readiness: Readiness | null;
  order: OrderOutcome | null;
  concern: ConcernKind | null;
  from: Date | null;
  before: Date | null;
};

/**
 * Blocks of the first level hold 32 positions, those of each further level eight of the level below. `whole` is what eight
 * blocks hold; the blocks of the top level stand under nothing.
 */
const levels = sql.raw(`levels(level, size, whole) as (values
  (1, 32, 256), (2, 256, 2048), (3, 2048, 16384), (4, 16384, 131072), (5, 131072, ${2 ** 47}))`);
export const topLevel = 5;
const onTop = sql.raw(String(topLevel));
const lastPosition = sql<number>`${sql.raw(String(Number.MAX_SAFE_INTEGER))}`;

/** The first and last position of the scope's dates; positions rise with the time of arrival. */
export const firstPosition = ({ modelId, from }: DocumentScope): SQL<number> =>
  from === null
    ? sql`0`
    : sql`coalesce((select position from documents where model_id = ${modelId} and received_at >= ${from.getTime()}
        order by received_at, position limit 1), ${lastPosition})`;

export const finalPosition = ({ modelId, before }: DocumentScope): SQL<number> =>
  before === null
    ? lastPosition
    : sql`coalesce((select position from documents where model_id = ${modelId} and received_at < ${before.getTime()}
        order by received_at desc, position desc limit 1), -1)`;

/** The documents that a list shows under a status; `steer` is a plus sign where the index of the status must not be used. */
export const isOfStatus = (status: ListedStatus, steer = sql.raw("")): SQL =>
  // The one is written out, not bound: only so the planner sees that the partial index holds them all.
  status === "submittedAndApproved"
    ? sql`${steer}documents.submitted_and_approved = 1`
    : sql`${steer}documents.status = ${status}`;

/** The documents that the concern of a scope keeps from being ready; `steer` as for `isOfStatus`. */
export const isOfConcern = ({ concern, readiness }: DocumentScope, steer = sql.raw("")): SQL | undefined =>
  concern === null
    ? undefined
    : and(
        readiness === null ? sql`${steer}documents.readiness in ('look', 'blocked')` : undefined,
        sql`documents.concerns & ${sql.raw(String(bitOf(concern)))} > 0`,
      );

/**
 * The position as a term of a statement: with a plus sign where an index shall be used that holds only what waits for someone,
 * in two places, rather than the one that has all documents in order.
 */
export const positionOf = ({ concern, readiness }: DocumentScope): SQL =>
  sql.raw(concern !== null && readiness === null ? "+documents.position" : "documents.position");

/** How many documents the scope holds. */
export const countOf = (scope: DocumentScope): SQL<number> =>
  scope.concern === null && scope.from === null && scope.before === null
    ? countAll(scope)
    : countBetween(scope, firstPosition(scope), finalPosition(scope));

/**
 * The position of the row that stands `offset` rows into the scope, newest first or oldest first; null when the scope
 * ends before. Goes from block to block and down where the row is: eight blocks of each level and 32 documents at most.
 */
export function positionAt(scope: DocumentScope, offset: number, newestFirst: boolean): SQL<number | null> {
  if (scope.concern !== null)
    return sql`(select position from documents
      where ${rowsOf(scope)} and ${positionOf(scope)} between ${firstPosition(scope)} and ${finalPosition(scope)}
      order by ${positionOf(scope)} ${sql.raw(newestFirst ? "desc" : "asc")} limit 1 offset ${offset})`;
  const rank = newestFirst
    ? sql`${countAboveEnd(scope)} + ${offset}`
    : sql`${countFromStart(scope)} - 1 - ${offset}`;
  const countIn = (level: SQL, block: SQL) =>
    sql`coalesce((select count from document_counts where ${blocks(scope)} and level = ${level} and block = ${block}), 0)`;
  const newest = sql`(select max(block) from document_counts where ${blocks(scope)} and level = ${onTop})`;
  return sql`(with recursive
    walk(level, block, size, skip) as (
      select ${onTop}, ${newest}, ${countIn(onTop, newest)}, ${rank}
      union all
      select level - (size > skip), iif(size > skip, block * 8 + 7, block - 1),
        ${countIn(sql`walk.level - (size > skip)`, sql`iif(size > skip, walk.block * 8 + 7, walk.block - 1)`)},
        iif(size > skip, skip, skip - size)
      from walk where block >= 0 and (level > 1 or size <= skip)),
    hit(first, skip) as materialized (
      select block * 32, skip from walk where level = 1 and size > skip and skip >= 0)
    select position from documents
    where ${rowsOf(scope)} and position between (select first from hit) and (select first + 31 from hit)
    order by position desc limit 1 offset coalesce((select skip from hit), 0))`;
}

/** How many documents of the scope, whenever they came, have a higher position than `edge`. */
export const countAbove = (scope: DocumentScope, edge: SQL): SQL<number> =>
  countBetween(scope, sql`${edge} + 1`, lastPosition);

/**
 * How many documents of the scope, whenever they came, stand from one position to another: those between the blocks that hold the two, level by level, until these are the same; the fewer the positions between, the less is read.
 */
function countBetween(scope: DocumentScope, lowest: SQL, highest: SQL): SQL<number> {
  if (scope.concern !== null)
    return sql`${countRows(scope, sql`${positionOf(scope)} between ${lowest} and ${highest}`)}`;
  const counted = (range: SQL) =>
    sql`(select sum(count) from document_counts
      where ${blocks(scope)} and document_counts.level = levels.level and ${range})`;
  return sql`(with edges(low, high) as materialized (select ${lowest}, ${highest}), ${levels}
    select coalesce((select sum(
          coalesce(${counted(sql`block > low / size and block < min(high / size, (low / whole + 1) * (whole / size))`)}, 0)
          + iif(low / whole < high / whole,
            coalesce(${counted(sql`block >= high / whole * (whole / size) and block < high / size`)}, 0), 0))
        from levels), 0)
      + ${countRows(scope, sql`position >= low and position < min(high + 1, (low / 32 + 1) * 32)`)}
      + iif(low / 32 < high / 32, ${countRows(scope, sql`position >= high / 32 * 32 and position <= high`)}, 0)
    from edges)`;
}

const countAll = (scope: DocumentScope) =>
  sql<number>`coalesce((select sum(count) from document_counts where ${blocks(scope)} and level = ${onTop}), 0)`;

/** How many there are from the first of the scope's dates on, and how many after the last. */
const countFromStart = (scope: DocumentScope) =>
  scope.from === null ? countAll(scope) : countBetween(scope, firstPosition(scope), lastPosition);
const countAboveEnd = (scope: DocumentScope) =>
  scope.before === null ? sql`0` : countAbove(scope, finalPosition(scope));

const blocks = ({ modelId, status, readiness, order }: DocumentScope) =>
  sql`model_id = ${modelId} and status = ${[status, readiness, order].filter(Boolean).join(" ") || "all"}`;

// What has a readiness is no file that was split.
function rowsOf(scope: DocumentScope): SQL | undefined {
  const { modelId, status, readiness, order, concern } = scope;
  return and(
    sql`model_id = ${modelId}`,
    status === null && readiness === null && concern === null ? sql`status <> 'split'` : undefined,
    status === null ? undefined : isOfStatus(status),
    readiness === null ? undefined : sql`readiness = ${readiness}`,
    order === null ? undefined : sql`order_outcome = ${order}`,
    isOfConcern(scope),
  );
}

/** Counted in the indexes alone, which know a status or a readiness only where it is named. */
function countRows(scope: DocumentScope, between: SQL): SQL {
  const counted = (which: SQL | undefined) =>
    sql`(select count(*) from documents where ${and(which, between)})`;
  if (scope.status !== null || scope.readiness !== null || scope.concern !== null)
    return counted(rowsOf(scope));
  const ofModel = and(
    sql`model_id = ${scope.modelId}`,
    scope.order === null ? undefined : sql`order_outcome = ${scope.order}`,
  );
  return sql`${counted(ofModel)} - ${counted(and(ofModel, sql`status = 'split'`))}`;
}
