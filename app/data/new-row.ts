import type { SQLiteTable } from "drizzle-orm/sqlite-core";

/** A row to be inserted, which has no tenant yet: the handle that inserts it knows whose it is. */
export type NewRow<T extends SQLiteTable> = Omit<T["$inferInsert"], "tenantId">;
