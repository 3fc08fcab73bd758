import type { ShardDatabase } from "./shard-database";
import { results } from "./shard-schema";

/** Keeps what the engine found; the first result of an attempt stays. */
export const insertResult = (shard: ShardDatabase, row: typeof results.$inferInsert) =>
  shard.insert(results).values(row).onConflictDoNothing();
