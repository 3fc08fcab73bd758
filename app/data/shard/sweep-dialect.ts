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
    const awake = [config.table, ...joined].map(isAwake).find((condition) => condition !== undefined);
    return super.buildSelectQuery({ ...config, where: and(config.where, awake) });
  }

  override buildUpdateQuery(config: SQLiteUpdateConfig): SQL {
    return super.buildUpdateQuery({ ...config, where: and(config.where, isAwake(config.table)) });
  }

  override buildDeleteQuery(config: SQLiteDeleteConfig): SQL {
    return super.buildDeleteQuery({ ...config, where: and(config.where, isAwake(config.table)) });
  }
}

function isAwake(table: unknown): SQL | undefined {
  const column = is(table, SQLiteTable) ? getTableColumns(table).tenantId : undefined;
  return column && sql`${column} not in (select tenant from resting_tenants)`;
}
