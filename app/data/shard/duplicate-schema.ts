import type { DuplicateLevel } from "@fieldwise/engine/duplicates";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { textSketchKind } from "~/domain/stored/learning-kinds";
import { namesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";
import { documents } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });
const ofDocument = (name: string) =>
  text(name)
    .notNull()
    .references(() => documents.id, { onDelete: "cascade" });

/** What duplicates of a document would share with it: as read, as edited, and the bands of its text's sketch. */
export const duplicateKeys = sqliteTable(
  "duplicate_keys",
  {
    tenantId: text("tenant_id").notNull(),
    key: text("key").notNull(),
    documentId: ofDocument("document_id"),
    origin: text("origin").$type<"read" | "edited" | "text">().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.origin, t.key] }),
    index("duplicate_keys_key").on(t.tenantId, t.key, t.documentId),
  ],
);

/**
 * What is kept of a document's text and its own numbers to compare it with others. The numbers are certain when a text
 * layer or a person wrote them, and no recogniser.
 */
export const duplicateSketches = sqliteTable("duplicate_sketches", {
  documentId: ofDocument("document_id").primaryKey(),
  tenantId: text("tenant_id").notNull(),
  sketch: stored("sketch", textSketchKind),
  numbers: stored("numbers", namesKind).notNull(),
  certain: integer("certain", { mode: "boolean" }).notNull().default(false),
});

/**
 * Pairs of documents that look alike; `documentId` is the one that came later. A pair that a person dismissed stays, so
 * that it is not raised again.
 */
export const duplicates = sqliteTable(
  "duplicates",
  {
    tenantId: text("tenant_id").notNull(),
    documentId: ofDocument("document_id"),
    otherId: ofDocument("other_id"),
    level: text("level").$type<DuplicateLevel>().notNull(),
    likeness: real("likeness"),
    foundAt: time("found_at").notNull(),
    dismissedAt: time("dismissed_at"),
    dismissedBy: text("dismissed_by"),
  },
  (t) => [
    primaryKey({ columns: [t.documentId, t.otherId] }),
    index("duplicates_other").on(t.otherId, t.documentId),
  ],
);
