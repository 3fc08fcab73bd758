import { and, eq, getTableColumns, is, Param, type SQL, sql } from "drizzle-orm";
import {
  SQLiteAsyncDialect,
  type SQLiteColumn,
  type SQLiteDeleteConfig,
  type SQLiteInsertConfig,
  SQLiteTable,
  type SQLiteUpdateConfig,
} from "drizzle-orm/sqlite-core";
import type { SQLiteSelectConfig } from "drizzle-orm/sqlite-core/query-builders/select.types";
import { duplicateKeys } from "./duplicate-schema";
import { documents, trainingDocuments } from "./shard-schema";
import { hasOwner, ownerId, partOf } from "./tenant-parts";

/**
 * The tables whose rows are found by their model or document: there the tenant is only checked, which keeps the planner from an
 * index that begins with it. A query that is to use such an index names the tenant itself, too.
 */
const foundOtherwise: readonly unknown[] = [documents, duplicateKeys, trainingDocuments];

/**
 * Writes the statements of one tenant: each select, update and delete gets the condition that the rows are the tenant's, each
 * insert the tenant. It sits where drizzle turns a query into SQL, so that no query, and no query inside of one, passes it by.
 */
export class TenantDialect extends SQLiteAsyncDialect {
  constructor(private readonly tenantId: string) {
    super();
  }

  override buildSelectQuery(config: SQLiteSelectConfig): SQL {
    const joins = config.joins?.map((join) => ({ ...join, on: and(join.on, this.joined(join.table)) }));
    const ofFirst = is(config.table, SQLiteTable) ? this.own(config.table) : undefined;
    if (!ofFirst && !joins?.some(({ table }) => this.joined(table)))
      throw new Error("a query of a tenant reads none of the tenant's tables");
    return super.buildSelectQuery({ ...config, where: and(config.where, ofFirst), ...(joins && { joins }) });
  }

  override buildUpdateQuery(config: SQLiteUpdateConfig): SQL {
    return super.buildUpdateQuery({ ...config, where: and(config.where, this.own(config.table)) });
  }

  override buildDeleteQuery(config: SQLiteDeleteConfig): SQL {
    return super.buildDeleteQuery({ ...config, where: and(config.where, this.own(config.table)) });
  }

  override buildInsertQuery(config: SQLiteInsertConfig): SQL {
    const { table, values } = config;
    if (!Array.isArray(values)) return super.buildInsertQuery(config);
    return super.buildInsertQuery({ ...config, values: values.map((row) => this.ownRow(table, row)) });
  }

  /** The condition that rows of a table are the tenant's. Throws for a table that is nobody's. */
  own(table: SQLiteTable): SQL {
    const column = tenantColumn(table);
    if (column) return foundOtherwise.includes(table) ? this.checked(column) : eq(column, this.tenantId);
    const part = partOf(table);
    const key = part && getTableColumns(table)[part.key];
    if (!part || !key) throw new Error("a query of a tenant names a table that is not the tenant's");
    return hasOwner(part, sql`${key}`, this.tenantId);
  }

  /** The same of a table that is joined: it is found by what it is joined on, a part by its key. */
  private joined(table: unknown): SQL | undefined {
    const column = is(table, SQLiteTable) ? tenantColumn(table) : undefined;
    return column && this.checked(column);
  }

  private checked(column: SQLiteColumn): SQL {
    return sql`+${column} = ${this.tenantId}`;
  }

  private ownRow(table: SQLiteTable, row: Record<string, Param | SQL>): Record<string, Param | SQL> {
    const column = tenantColumn(table);
    if (column) return { ...row, tenantId: new Param(this.tenantId, column) };
    const part = partOf(table);
    if (!part) throw new Error("a row of a tenant goes into a table that is not the tenant's");
    return { ...row, [part.key]: ownerId(part.owner, row[part.key], this.tenantId) };
  }
}

const tenantColumn = (table: SQLiteTable): SQLiteColumn | undefined => getTableColumns(table).tenantId;
