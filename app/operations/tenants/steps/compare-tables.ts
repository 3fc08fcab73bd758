import {
  addRows,
  countRows,
  deleteRows,
  findRows,
  isSameRow,
  keyOf,
  noRows,
  putRows,
  type Row,
  readRows,
} from "~/data/shard/compare-rows";
import { type MovingTable, movingTables } from "~/data/shard/moving-tables";
import { forgetChanges, notedChanges } from "~/data/shard/moving-triggers";
import type { MoveProgress, MoveSums } from "~/domain/tenants/move";
import type { MoveSides } from "./move-context";

export const firstPlace: MoveProgress = { side: "from", table: 0, row: 0, file: "" };

/** The tables of both shards. Throws when they differ: one of them was not migrated. */
export async function tablesOf({ from, to }: MoveSides): Promise<MovingTable[]> {
  const [tables, others] = await Promise.all([movingTables(from.rows.shard), movingTables(to.rows.shard)]);
  if (JSON.stringify(tables) !== JSON.stringify(others))
    throw new Error("the two shards of a move are not of the same version: migrate them first");
  return tables;
}

/**
 * Copies the rows of one page that the new shard has not, or not so; returns the place after it, null after the last
 * table.
 */
export async function copyPage(
  { from, to }: MoveSides,
  tables: readonly MovingTable[],
  place: MoveProgress,
): Promise<MoveProgress | null> {
  const table = tables[place.table];
  if (!table) return null;
  const { rows, next } = await readRows(from.rows, table, place.row);
  await putDifferent(to, table, rows);
  return next === null ? { ...place, table: place.table + 1, row: 0 } : { ...place, row: next };
}

/**
 * Compares one page with the other side by what the rows hold, mends what differs, and adds what was read to the sums:
 * first all that the old shard has, then all that the new one has and the old one has not. Returns null after the last
 * table.
 */
export async function checkPage(
  sides: MoveSides,
  tables: readonly MovingTable[],
  { place, sums }: { place: MoveProgress; sums: MoveSums },
): Promise<{ place: MoveProgress; sums: MoveSums } | null> {
  const table = tables[place.table];
  if (!table) return place.side === "from" ? { place: { ...firstPlace, side: "to" }, sums } : null;
  const { from, to } = sides;
  const [one, other] = place.side === "from" ? [from, to] : [to, from];
  const { rows, next } = await readRows(one.rows, table, place.row);
  const keys = rows.map((row) => keyOf(table, row));
  if (place.side === "from") await putDifferent(to, table, rows);
  const found = await findRows(other.rows, table, keys);
  if (place.side === "to") {
    const known = new Set(found.map((row) => keyOf(table, row)));
    await deleteRows(
      to.rows,
      table,
      keys.filter((key) => !known.has(key)),
    );
  }
  const sum = sums[table.name] ?? { from: noRows, to: noRows };
  const added =
    place.side === "from"
      ? { from: await addRows(sum.from, table, rows), to: await addRows(sum.to, table, found) }
      : sum;
  return {
    place: next === null ? { ...place, table: place.table + 1, row: 0 } : { ...place, row: next },
    sums: { ...sums, [table.name]: added },
  };
}

/**
 * Brings the rows that were written meanwhile, in either shard, to what the old one says. Returns how many it looked
 * at; 0 says that the shards hold the same.
 */
export async function replayChanges(sides: MoveSides, tables: readonly MovingTable[]): Promise<number> {
  const { from, to } = sides;
  const noted = await Promise.all([from, to].map(({ rows }) => notedChanges(rows)));
  const keysOf = new Map<string, Set<string>>();
  for (const { tableName, key } of noted.flatMap(({ rows }) => rows))
    keysOf.set(tableName, (keysOf.get(tableName) ?? new Set()).add(key));
  const written: { table: MovingTable; rows: Row[] }[] = [];
  for (const table of tables) {
    const keys = [...(keysOf.get(table.name) ?? [])];
    if (keys.length === 0) continue;
    const rows = await findRows(from.rows, table, keys);
    const known = new Set(rows.map((row) => keyOf(table, row)));
    await deleteRows(
      to.rows,
      table,
      keys.filter((key) => !known.has(key)),
    );
    written.push({ table, rows });
  }
  for (const { table, rows } of written) await putDifferent(to, table, rows);
  await Promise.all([from, to].map(({ rows }, side) => forgetChanges(rows, noted[side]?.ids ?? [])));
  return noted.reduce((sum, { ids }) => sum + ids.length, 0);
}

/** The tables of which the two shards do not hold as many rows. */
export async function unequalTables(
  { from, to }: MoveSides,
  tables: readonly MovingTable[],
): Promise<string[]> {
  const unequal: string[] = [];
  for (const table of tables) {
    const [one, other] = await Promise.all([from, to].map(({ rows }) => countRows(rows, table)));
    if (one !== other) unequal.push(table.name);
  }
  return unequal;
}

async function putDifferent(to: MoveSides["to"], table: MovingTable, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const there = await findRows(
    to.rows,
    table,
    rows.map((row) => keyOf(table, row)),
  );
  const byKey = new Map(there.map((row) => [keyOf(table, row), row]));
  const different = rows.filter((row) => {
    const same = byKey.get(keyOf(table, row));
    return !same || !isSameRow(table, row, same);
  });
  if (different.length > 0) await putRows(to.rows, table, different);
}
