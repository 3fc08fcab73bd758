import { and, type SQL } from "drizzle-orm";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import type {
  SQLiteInsertBase,
  SQLiteInsertValue,
  SQLiteTable,
  SQLiteUpdateBuilder,
  SQLiteUpdateSetSource,
} from "drizzle-orm/sqlite-core";
import {
  type ConcurrencyLimits,
  concurrencyLimits as usualShares,
} from "~/domain/processing/concurrency-limits";
import { TenantDialect } from "./tenant-dialect";

type Database = DrizzleD1Database<Record<string, unknown>>;
type Inserted<T extends SQLiteTable> = SQLiteInsertBase<T, "async", D1Result>;
type Values<T extends SQLiteTable> = Omit<SQLiteInsertValue<T>, "tenantId">;

/**
 * The rows of one tenant in its shard. Every query made with it is about the tenant's rows alone: the condition is added where
 * the SQL is written (`TenantDialect`), and an insert fills in the tenant. SQL by hand is given the tenant's id to name.
 */
export type TenantShard = Pick<Database, "select" | "selectDistinct" | "delete" | "batch"> & {
  readonly holds: "a tenant";
  readonly tenantId: string;
  /** What the tenant may have on the queues at a time. */
  readonly shares: ConcurrencyLimits;
  insert<T extends SQLiteTable>(
    table: T,
  ): {
    values(rows: Values<T> | Values<T>[]): Inserted<T>;
    select(rows: (tenantId: string) => SQL): Inserted<T>;
  };
  update<T extends SQLiteTable>(
    table: T,
  ): {
    set(
      values: Omit<SQLiteUpdateSetSource<T>, "tenantId">,
    ): ReturnType<SQLiteUpdateBuilder<T, "async", D1Result>["set"]>;
  };
  all<R>(statement: (tenantId: string) => SQL): Promise<R[]>;
  run(statement: (tenantId: string) => SQL): ReturnType<Database["run"]>;
};

/** Opens the rows of one tenant in the shard that it lives in. */
export function openTenantShard(d1: D1Database, tenantId: string, shares = usualShares): TenantShard {
  const dialect = new TenantDialect(tenantId);
  const session = new SQLiteD1Session(d1, dialect, undefined);
  const database: Database = new DrizzleD1Database("async", dialect, session, undefined);
  return {
    holds: "a tenant",
    tenantId,
    shares,
    select: database.select.bind(database),
    selectDistinct: database.selectDistinct.bind(database),
    update: (table) => database.update(table),
    delete: (table) => database.delete(table),
    insert: (table) => {
      const own = dialect.own(table);
      return {
        // The type has no tenant in a row; the dialect puts it there.
        values: (rows) => keepingOwner(database.insert(table).values(rows as never), own),
        select: (rows) => keepingOwner(database.insert(table).select(rows(tenantId)), own),
      };
    },
    all: (statement) => database.all(statement(tenantId)),
    run: (statement) => database.run(statement(tenantId)),
    batch: (statements) => database.batch(statements),
  };
}

/** An insert that gives way to an update changes the tenant's own rows alone. */
function keepingOwner<T extends SQLiteTable>(insert: Inserted<T>, own: SQL): Inserted<T> {
  const update = insert.onConflictDoUpdate.bind(insert);
  return Object.assign(insert, {
    onConflictDoUpdate: (config: Parameters<typeof update>[0]) =>
      update({ ...config, setWhere: and(config.setWhere, own) }),
  });
}
