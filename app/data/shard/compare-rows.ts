import { type SQL, sql } from "drizzle-orm";
import type { TableSum } from "~/domain/tenants/move";
import { type MovingTable, ownedBy } from "./moving-tables";
import type { SweepShard } from "./sweep-shard";

/** The rows of one tenant in one of the shards between which it moves. */
export type MovingRows = { shard: SweepShard; tenantId: string };

export type Row = Record<string, string | number | null>;

/** Row numbers that one query looks through, so that a tenant of a few rows among millions costs no endless query. */
const window = 20_000;
/** Rows that one query answers, and the length at which it answers fewer, in characters. */
const most = { rows: 200, length: 1_000_000 };
/** The length from which a row is bound column by column: D1 takes no parameter beyond 2 MB. */
const longRow = 400_000;

/** The tenant's next rows of a table after a row number; `next` is where to go on, null at the end. */
export async function readRows(
  { shard, tenantId }: MovingRows,
  table: MovingTable,
  after: number,
): Promise<{ rows: Row[]; next: number | null }> {
  const columns = named(table.columns);
  const length = table.columns.map((column) => `coalesce(length("${column}"), 0)`).join(" + ");
  const [found, [end]] = await Promise.all([
    shard.all<Row & { _row: number }>(
      sql.raw(`select _row, ${columns} from (
        select *, sum(_length) over (order by _row) as _running from (
          select moved.rowid as _row, ${columns}, ${length} as _length from "${table.name}" moved
          where moved.rowid > ${after} and moved.rowid <= ${after + window} and ${ownedBy(table, "moved", tenantId)}
          order by moved.rowid limit ${most.rows}))
        where _running - _length < ${most.length} order by _row`),
    ),
    shard.all<{ last: number | null }>(sql.raw(`select max(rowid) as last from "${table.name}"`)),
  ]);
  const last = found.at(-1)?._row;
  // A full page, or one that ended early because its rows are long: the window is not at its end.
  const isCut = last !== undefined && (found.length === most.rows || lengthOf(found) >= most.length / 2);
  const reached = isCut ? last : after + window;
  return {
    rows: found.map(({ _row, ...row }) => row),
    next: reached < (end?.last ?? 0) ? reached : null,
  };
}

/** The rows of a table that have these keys, each a JSON array, as far as the tenant has them. */
export function findRows(
  { shard, tenantId }: MovingRows,
  table: MovingTable,
  keys: readonly string[],
): Promise<Row[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return shard.all<Row>(
    sql`select ${sql.raw(named(table.columns))} from ${sql.identifier(table.name)} moved
      where (${sql.raw(named(table.key))}) in (select ${parts(table.key.length)} from json_each(${wrapped(keys)}))
      and ${sql.raw(ownedBy(table, "moved", tenantId))}`,
  );
}

/** Writes rows as they are, in place of those with the same key. */
export async function putRows(
  { shard }: MovingRows,
  table: MovingTable,
  rows: readonly Row[],
): Promise<void> {
  for (const statement of rowStatements(table, rows)) await shard.run(statement);
}

/** The statements that write rows as they are, in place of those with the same key. */
export function rowStatements(table: MovingTable, rows: readonly Row[]): SQL[] {
  const others = table.columns.filter((column) => !table.key.includes(column));
  const replaced = sql.raw(others.map((column) => `"${column}" = excluded."${column}"`).join(", "));
  const into = sql`insert into ${sql.identifier(table.name)} (${sql.raw(named(table.columns))})`;
  const conflict = sql`on conflict (${sql.raw(named(table.key))}) ${others.length > 0 ? sql`do update set ${replaced}` : sql`do nothing`}`;
  const pieces = inPieces(rows.map((row) => table.columns.map((column) => row[column] ?? null)));
  return [...pieces].map((some) => {
    const [first] = some;
    if (some.length > 1 || !first)
      return sql`${into} select ${parts(table.columns.length)} from json_each(${JSON.stringify(some)}) where true ${conflict}`;
    const values = first.map((value) => sql`${value}`);
    return sql`${into} values (${sql.join(values, sql`, `)}) ${conflict}`;
  });
}

/** Deletes the tenant's rows that have these keys. */
export async function deleteRows(
  { shard, tenantId }: MovingRows,
  table: MovingTable,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  const name = sql.identifier(table.name);
  await shard.run(
    sql`delete from ${name} where rowid in (select moved.rowid from ${name} moved
      where (${sql.raw(named(table.key))}) in (select ${parts(table.key.length)} from json_each(${wrapped(keys)}))
      and ${sql.raw(ownedBy(table, "moved", tenantId))})`,
  );
}

/** How many rows the tenant has in a table. */
export async function countRows({ shard, tenantId }: MovingRows, table: MovingTable): Promise<number> {
  const [row] = await shard.all<{ rows: number }>(
    sql.raw(`select count(*) as rows from "${table.name}" moved where ${ownedBy(table, "moved", tenantId)}`),
  );
  return row?.rows ?? 0;
}

export const keyOf = (table: MovingTable, row: Row): string =>
  JSON.stringify(table.key.map((column) => row[column]));

export const isSameRow = (table: MovingTable, one: Row, other: Row): boolean =>
  table.columns.every((column) => one[column] === other[column]);

/** Adds rows to a sum that does not depend on their order: of SHA-256 digests, modulo 2^256. */
export async function addRows(sum: TableSum, table: MovingTable, rows: readonly Row[]): Promise<TableSum> {
  let total = BigInt(`0x${sum.digest}`);
  for (const row of rows) {
    const text = JSON.stringify(table.columns.map((column) => row[column]));
    const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
    total += BigInt(`0x${[...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`);
  }
  return {
    rows: sum.rows + rows.length,
    digest: BigInt.asUintN(256, total).toString(16).padStart(64, "0"),
  };
}

export const noRows: TableSum = { rows: 0, digest: "0".repeat(64) };

const named = (columns: readonly string[]) => columns.map((column) => `"${column}"`).join(", ");

const wrapped = (keys: readonly string[]) => `[${keys.join(",")}]`;

const parts = (count: number) =>
  sql.raw(Array.from({ length: count }, (_, at) => `value ->> '$[${at}]'`).join(", "));

const lengthOf = (rows: readonly Row[]) =>
  rows.reduce(
    (sum, row) => sum + Object.values(row).reduce<number>((of, value) => of + String(value ?? "").length, 0),
    0,
  );

/** Rows in pieces that one parameter can hold; a long one is a piece of its own. */
function* inPieces<T>(rows: readonly T[]): Generator<T[]> {
  let piece: T[] = [];
  let length = 0;
  for (const row of rows) {
    const own = JSON.stringify(row).length;
    if (piece.length > 0 && length + own > longRow) {
      yield piece;
      [piece, length] = [[], 0];
    }
    piece.push(row);
    length += own;
  }
  if (piece.length > 0) yield piece;
}
