import { DrizzleD1Database, SQLiteD1Session } from "drizzle-orm/d1";
import { SQLiteAsyncDialect } from "drizzle-orm/sqlite-core";
import { SweepDialect } from "./sweep-dialect";

type Database = DrizzleD1Database<Record<string, unknown>>;

/**
 * A shard with the rows of all its tenants, for tasks across tenants: sweeps, backlog, health. No operation of a tenant
 * is given one; what it finds names the tenant, which is then opened. Rows that rest because of a move are skipped
 * (`SweepDialect`); `resting` sees them, too.
 */
export type SweepShard = Database & { readonly holds: "every tenant of a shard"; readonly resting: Database };

export const openSweepShard = (d1: D1Database): SweepShard =>
  Object.assign(open(d1, new SweepDialect()), {
    holds: "every tenant of a shard",
    resting: open(d1, new SQLiteAsyncDialect()),
  } as const);

const open = (d1: D1Database, dialect: SQLiteAsyncDialect): Database =>
  new DrizzleD1Database("async", dialect, new SQLiteD1Session(d1, dialect, undefined), undefined);
