import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { ControlDatabase } from "./control/control-database";
import type { SweepShard } from "./shard/sweep-shard";
import type { TenantShard } from "./shard/tenant-shard";

/** A statement that is prepared but not yet run. */
export type Statement = BatchItem<"sqlite">;

/** A statement that only reads. */
export type Query = Statement & { readonly _: { readonly selectMode: unknown } };

type Database = ControlDatabase | SweepShard | TenantShard;

/**
 * Runs the statements as one batch: all of them take effect or none does. Returns what each one returned. Queries may
 * be among them, to guard the others or to see their effect; queries alone belong in `read`, and do not compile here.
 */
export async function commit<T extends [Statement, ...Statement[]]>(
  database: Database,
  statements: T & (T[number] extends Query ? "queries alone are read, not committed" : unknown),
): Promise<BatchResponse<T>> {
  return (await database.batch(statements)) as BatchResponse<T>;
}

/** Runs the queries as one batch, so that all see the same snapshot. Returns the rows of each. */
export async function read<T extends [Query, ...Query[]]>(
  database: Database,
  queries: T,
): Promise<BatchResponse<T>> {
  return (await database.batch(queries)) as BatchResponse<T>;
}
