import { results } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

/** Keeps what the engine found; the first result of an attempt stays. */
export const insertResult = (shard: TenantShard, row: typeof results.$inferInsert) =>
  shard.insert(results).values(row).onConflictDoNothing();
