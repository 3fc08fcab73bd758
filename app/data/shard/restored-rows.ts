import { sql } from "drizzle-orm";
import {
  isRestoredRow,
  notRestored,
  restoredValues,
  secretReplacements,
} from "~/domain/tenants/restored-tables";
import { type MovingRows, type Row, readRows, rowStatements } from "./compare-rows";
import { type MovingTable, movingTables } from "./moving-tables";
import { writeWhileLocked } from "./moving-triggers";
import type { SweepShard } from "./sweep-shard";
import { columnsByTable } from "./tables-by-name";

/** The tables of a shard whose rows are exported to be restored, each after those that it refers to. */
export const restoredTables = async (shard: SweepShard): Promise<MovingTable[]> =>
  (await movingTables(shard)).filter(({ name }) => !(name in notRestored));

/** The tenant's next rows of a table after a row number, without secrets; `next` is where to go on, null at the end. */
export async function readRestorable(
  side: MovingRows,
  table: MovingTable,
  after: number,
): Promise<{ rows: Row[]; next: number | null }> {
  const { rows, next } = await readRows(side, table, after);
  return {
    rows: rows
      .filter((row) => isRestoredRow(table.name, row))
      .map((row) => ({ ...row, ...secretReplacements[table.name] })),
    next,
  };
}

/** A row of an archive is not what a row of its table looks like. */
export class DamagedRow extends Error {
  override name = "DamagedRow";
}

/**
 * Writes rows of an archive as this tenant's, whoever they say they are of, while it is held. Their ids are new already. Those that belong to a row
 * that is not there are left out. Returns how many were written; throws DamagedRow for one that does not fit its table.
 */
export async function putRestored(
  side: MovingRows,
  table: MovingTable,
  rows: readonly Row[],
): Promise<number> {
  const own = rows.filter((row) => isRestoredRow(table.name, row)).map((row) => fitted(side, table, row));
  const there = await withOwners(side, table, own);
  await writeWhileLocked(side, rowStatements(table, there));
  return there.length;
}

/** Whether the tenant has anything of its own in a table. */
export async function hasRows({ shard, tenantId }: MovingRows, table: MovingTable): Promise<boolean> {
  if (table.part) return false;
  const [row] = await shard.all<{ one: number }>(
    sql`select 1 as one from ${sql.identifier(table.name)} where tenant_id = ${tenantId} limit 1`,
  );
  return row !== undefined;
}

function fitted({ tenantId }: MovingRows, table: MovingTable, row: Row): Row {
  const known = Object.entries(row).filter(([column]) => table.columns.includes(column));
  const fit: Row = {
    ...Object.fromEntries(known),
    ...restoredValues(table.name, row),
    ...(table.columns.includes("tenant_id") && { tenant_id: tenantId }),
  };
  for (const column of columnsOf(table)) {
    const value = fit[column.name];
    if (value === undefined || value === null) {
      if (value === null && column.notNull) throw new DamagedRow(`${table.name}.${column.name} is empty`);
      continue;
    }
    if (typeof value !== typeOf(column.getSQLType()))
      throw new DamagedRow(`${table.name}.${column.name} is a ${typeof value}`);
    check(table, column, value);
  }
  return fit;
}

type Column = typeof columnsByTable extends ReadonlyMap<string, readonly (infer C)[]> ? C : never;

/** JSON is read by its kind, as it is whenever a page shows it. */
function check(table: MovingTable, column: Column, value: string | number): void {
  try {
    column.mapFromDriverValue(value);
  } catch (error) {
    throw new DamagedRow(`${table.name}.${column.name}: ${String(error)}`, { cause: error });
  }
}

const typeOf = (sqlType: string) => (sqlType === "text" ? "string" : "number");

function columnsOf(table: MovingTable): readonly Column[] {
  const columns = columnsByTable.get(table.name);
  if (!columns) throw new Error(`the table ${table.name} is in no schema`);
  return columns.filter((column) => table.columns.includes(column.name));
}

/** Those of the rows whose owners this tenant has: a page that was read later may name what was not there before. */
async function withOwners(side: MovingRows, table: MovingTable, rows: readonly Row[]): Promise<Row[]> {
  let left = [...rows];
  for (const { column, owner, key } of table.owners) {
    const named = JSON.stringify([...new Set(left.map((row) => row[column] ?? null))]);
    const found = await side.shard.all<{ id: string }>(
      sql`select ${sql.identifier(key)} as id from ${sql.identifier(owner)}
        where ${sql.identifier(key)} in (select value from json_each(${named})) and tenant_id = ${side.tenantId}`,
    );
    const known = new Set(found.map(({ id }) => id));
    left = left.filter((row) => (row[column] ?? null) === null || known.has(String(row[column])));
  }
  return left;
}
