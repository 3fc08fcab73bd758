import { type SQL, sql } from "drizzle-orm";

/**
 * The tables of a database that have a column of this name: asked of the database, so that none can be forgotten. D1 does
 * not let the columns themselves be asked for, so that they are looked for in the statements that made the tables.
 */
export async function tablesWithColumn(
  all: (statement: SQL) => Promise<{ name: string; sql: string }[]>,
  column: string,
): Promise<string[]> {
  const rows = await all(
    sql`select name, sql from sqlite_master where type = 'table' and sql is not null order by name`,
  );
  const named = new RegExp(`\\b${column}\\b`);
  return rows.filter((table) => named.test(table.sql)).map(({ name }) => name);
}
