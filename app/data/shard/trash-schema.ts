import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Documents that were deleted and can be restored until `eraseAt`. Their own rows are gone, so that nothing counts or finds them; a
 * file among theirs holds what restoring needs.
 */
export const trashedDocuments = sqliteTable(
  "trashed_documents",
  {
    documentId: text("document_id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    fileName: text("file_name").notNull(),
    byteSize: integer("byte_size").notNull(),
    deletedAt: time("deleted_at").notNull(),
    deletedBy: text("deleted_by").notNull(),
    eraseAt: time("erase_at").notNull(),
  },
  (t) => [
    index("trashed_documents_model").on(t.modelId, t.deletedAt, t.documentId),
    index("trashed_documents_due").on(t.eraseAt),
  ],
);
