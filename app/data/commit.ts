import type { BatchItem, BatchResponse } from "drizzle-orm/batch";
import type { ControlDatabase } from "./control/control-database";
import type { ShardDatabase } from "./shard/shard-database";

/** A statement that is prepared but not yet run. */
export type Statement = BatchItem<"sqlite">;

/** Runs the statements as one batch: all of them take effect or none does. Answers what each one returned. */
export async function commit<T extends [Statement, ...Statement[]]>(
  database: ControlDatabase | ShardDatabase,
  statements: T,
): Promise<BatchResponse<T>> {
  return (await database.batch(statements)) as BatchResponse<T>;
}
