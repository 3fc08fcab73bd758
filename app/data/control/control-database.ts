import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import * as schema from "./control-schema";

/** The database of users, tenants, sessions, roles, keys and the outbox. One for the whole installation. */
export type ControlDatabase = DrizzleD1Database<typeof schema> & { readonly holds: "control" };

export const openControlDatabase = (d1: D1Database): ControlDatabase =>
  Object.assign(drizzle(d1, { schema }), { holds: "control" } as const);
