import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Which document a page was counted with. A page that was counted is free for ever: in parts, in duplicates and when it
 * is processed again. Nothing here goes when a document is deleted.
 */
export const meteredPages = sqliteTable(
  "metered_pages",
  {
    tenantId: text("tenant_id").notNull(),
    pageHash: text("page_hash").notNull(),
    documentId: text("document_id").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.pageHash] }),
    index("metered_pages_document").on(t.documentId),
  ],
);

/** What a file counted: `units` is 1 when at least one of its pages was new, else 0. `day` is the day it was counted. */
export const documentMeters = sqliteTable(
  "document_meters",
  {
    documentId: text("document_id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    units: integer("units").notNull(),
    pages: integer("pages").notNull(),
    newPages: integer("new_pages").notNull(),
    day: text("day").notNull(),
    at: time("at").notNull(),
  },
  (t) => [index("document_meters_tenant").on(t.tenantId, t.day)],
);

/** How many documents and new pages a tenant's day counted; triggers add each meter. */
export const usageDays = sqliteTable(
  "usage_days",
  {
    tenantId: text("tenant_id").notNull(),
    day: text("day").notNull(),
    documents: integer("documents").notNull(),
    pages: integer("pages").notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day] }), index("usage_days_day").on(t.day, t.documents)],
);
