import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./shard-schema";

/**
 * A shard with the rows of all its tenants, for what looks after all of them: sweeps, backlog, health. No operation of a tenant
 * is given one; what it finds names the tenant, which is then opened.
 */
export type SweepShard = DrizzleD1Database<typeof schema> & { readonly holds: "every tenant of a shard" };

export const openSweepShard = (d1: D1Database): SweepShard =>
  Object.assign(drizzle(d1, { schema }), { holds: "every tenant of a shard" } as const);
