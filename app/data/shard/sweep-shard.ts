import type { SQL } from "drizzle-orm";
import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { SweepDialect } from "./sweep-dialect";

type Database = DrizzleD1Database<Record<string, unknown>>;

/**
 * A shard with the rows of all its tenants, for tasks across tenants: sweeps, backlog, health. No operation of a tenant
 * is given one; what it finds names the tenant, which is then opened. Rows that rest because of a move are skipped
 * (`SweepDialect`); `resting` sees them, too.
 */
export type SweepShard = Database & {
  readonly holds: "every tenant of a shard";
  readonly resting: Database;
  /** Runs statements by hand as one batch: `batch` takes none that have values. */
  together(statements: readonly SQL[]): Promise<D1Result[]>;
};

export function openSweepShard(d1: D1Database): SweepShard {
  const dialect = new SweepDialect();
  return Object.assign(open(d1, dialect), {
    holds: "every tenant of a shard",
    resting: open(d1, new SQLiteAsyncDialect()),
    together: (statements: readonly SQL[]) =>
      d1.batch(
        statements.map((statement) => {
          const { sql, params } = dialect.sqlToQuery(statement);
          return d1.prepare(sql).bind(...params);
        }),
      ),
  } as const);
}

const open = (d1: D1Database, dialect: SQLiteAsyncDialect): Database =>
  new DrizzleD1Database("async", dialect, new SQLiteD1Session(d1, dialect, undefined), undefined);
