import { sql } from "drizzle-orm";
import type { ControlDatabase } from "./control/control-database";
import type { ShardDatabase } from "./shard/shard-database";

/** The tables of a database that have a column of this name: asked of the database, so that none can be forgotten. */
export async function tablesWithColumn(
  database: ControlDatabase | ShardDatabase,
  column: string,
): Promise<string[]> {
  const rows = await database.all<{ name: string }>(
    sql`select m.name as name from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and c.name = ${column} order by m.name`,
  );
  return rows.map(({ name }) => name);
}
