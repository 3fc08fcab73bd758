import { and, getTableColumns, is, type SQL, sql } from "drizzle-orm";
import {
  SQLiteAsyncDialect,
  type SQLiteDeleteConfig,
  SQLiteTable,
  type SQLiteUpdateConfig,
} from "drizzle-orm/sqlite-core";
import type { SQLiteSelectConfig } from "drizzle-orm/sqlite-core/query-builders/select.types";

/**
 * Writes the statements of sweeps: each passes over the tenants whose rows rest in the shard because of a move, so that nothing
 * is done twice, or in a shard where the tenant does not live.
 */
export class SweepDialect extends SQLiteAsyncDialect {
  override buildSelectQuery(config: SQLiteSelectConfig): SQL {
    const joined =
      config.joins?.flatMap(({ joinType, table }) => (joinType === "inner" ? [table] : [])) ?? [];
    const awake = [config.table, ...joined].map(ofAwake).find((condition) => condition !== undefined);
    return super.buildSelectQuery({ ...config, where: and(config.where, awake) });
  }

  override buildUpdateQuery(config: SQLiteUpdateConfig): SQL {
    return super.buildUpdateQuery({ ...config, where: and(config.where, ofAwake(config.table)) });
  }

  override buildDeleteQuery(config: SQLiteDeleteConfig): SQL {
    return super.buildDeleteQuery({ ...config, where: and(config.where, ofAwake(config.table)) });
  }
}

/** The condition that a row's tenant does not rest, for SQL by hand; `column` names the tenant there. */
export const isSwept = (column: string): SQL =>
  sql`${sql.raw(column)} not in (select tenant from resting_tenants)`;

function ofAwake(table: unknown): SQL | undefined {
  const column = is(table, SQLiteTable) ? getTableColumns(table).tenantId : undefined;
  return column && sql`${column} not in (select tenant from resting_tenants)`;
}
