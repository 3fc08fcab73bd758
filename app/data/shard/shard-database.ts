import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./shard-schema";

/** The database of tenants' models and documents. Many; the tenant's row names the one it lives in. */
export type ShardDatabase = DrizzleD1Database<typeof schema> & { readonly holds: "shard" };

export const openShardDatabase = (d1: D1Database): ShardDatabase =>
  Object.assign(drizzle(d1, { schema }), { holds: "shard" } as const);
