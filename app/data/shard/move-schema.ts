import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * The tenants whose rows in this shard are not in use: they are being copied here, or were left behind by a move. Sweeps pass
 * them over.
 */
export const inactiveTenants = sqliteTable("resting_tenants", { tenant: text("tenant").primaryKey() });

/** The rows that were written while a move of their tenant is under way; `key` is a JSON array of the primary key. */
export const movingChanges = sqliteTable(
  "moving_changes",
  {
    id: integer("id").primaryKey({ autoIncrement: true }),
    tenant: text("tenant").notNull(),
    tableName: text("table_name").notNull(),
    key: text("key").notNull(),
  },
  (t) => [index("moving_changes_tenant").on(t.tenant, t.id)],
);
