import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The full-text index, an FTS5 table: migrations make it by hand, so it stands in no schema file. */
export const searchIndex = sqliteTable("document_search", {
  rowid: integer("rowid"),
  scope: text("scope"),
  fileName: text("file_name"),
  body: text("body"),
});
