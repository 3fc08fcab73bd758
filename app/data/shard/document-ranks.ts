import { type SQL, sql } from "drizzle-orm";
import { type DocumentStatus, documentStatuses } from "~/domain/documents/status";

/**
 * Which documents of a model are meant: one status or, for null, all, received in `from <= receivedAt < before`. A file that
 * was split is none of all: its parts are.
 */
export type DocumentScope = {
  tenantId: string;
  modelId: string;
  status: DocumentStatus | null;
  from: Date | null;
  before: Date | null;
};

const smallBlock = sql.raw("256");
const bigBlock = sql.raw("65536");
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

/** How many documents the scope holds, from the counted blocks and the documents of two blocks at most. */
export const countOf = (scope: DocumentScope): SQL<number> =>
  scope.from === null && scope.before === null
    ? sql`coalesce((select sum(count) from document_counts where ${blocks(scope, 2)}), 0)`
    : sql`max(0, ${countAbove(scope, sql`${firstPosition(scope)} - 1`)} - ${countAbove(scope, finalPosition(scope))})`;

/**
 * The position of the row that stands `offset` rows into the scope, newest first or oldest first; null when the scope
 * ends before. Finds the big block, in it the small block, and steps over 255 documents at most.
 */
export function positionAt(scope: DocumentScope, offset: number, newestFirst: boolean): SQL<number | null> {
  const rank = newestFirst
    ? sql`${countAbove(scope, finalPosition(scope))} + ${offset}`
    : sql`${countAbove(scope, sql`${firstPosition(scope)} - 1`)} - 1 - ${offset}`;
  return sql`(with
    wanted(rank) as materialized (select ${rank}),
    big(block, size, above) as (
      select block, sum(count), sum(sum(count)) over (order by block desc) - sum(count)
      from document_counts where ${blocks(scope, 2)} group by block),
    big_hit(block, above) as materialized (
      select block, above from big, wanted where above <= rank and above + size > rank),
    small(block, size, above) as (
      select block, sum(count),
        (select above from big_hit) + sum(sum(count)) over (order by block desc) - sum(count)
      from document_counts where ${blocks(scope, 1)}
        and block between (select block * 256 from big_hit) and (select block * 256 + 255 from big_hit)
      group by block),
    hit(first, skip) as materialized (
      select block * ${smallBlock}, rank - above from small, wanted where above <= rank and above + size > rank)
    select position from documents
    where ${rowsOf(scope)} and position between (select first from hit) and (select first + 255 from hit)
    order by position desc limit 1 offset coalesce((select skip from hit), 0))`;
}

/** How many documents of the scope's model and status have a higher position than `edge`. */
export function countAbove(scope: DocumentScope, edge: SQL): SQL<number> {
  return sql`(with edge(at) as materialized (select ${edge})
    select coalesce((select sum(count) from document_counts where ${blocks(scope, 2)}
        and block > (select at / ${bigBlock} from edge)), 0)
      + coalesce((select sum(count) from document_counts where ${blocks(scope, 1)}
        and block > (select at / ${smallBlock} from edge)
        and block < (select (at / ${bigBlock} + 1) * 256 from edge)), 0)
      + (select count(*) from documents where ${rowsOf(scope)}
        and position > (select at from edge)
        and position < (select (at / ${smallBlock} + 1) * ${smallBlock} from edge)))`;
}

const blocks = ({ modelId, status }: DocumentScope, level: 1 | 2) =>
  sql`model_id = ${modelId} and level = ${sql.raw(String(level))} and status in ${statusList(status)}`;

const rowsOf = ({ modelId, status }: DocumentScope) =>
  status === null
    ? sql`model_id = ${modelId} and status <> 'split'`
    : sql`model_id = ${modelId} and status = ${status}`;

// Named one by one, because the key of the counts begins with model, level and status.
const statusList = (status: DocumentStatus | null) =>
  sql.raw(
    `(${documentStatuses
      .filter((name) => (status ? name === status : name !== "split"))
      .map((name) => `'${name}'`)
      .join(", ")})`,
  );
