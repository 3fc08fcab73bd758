import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Weights that were published for a base model, numbered from 1 by base model. The latest one that was not unpublished
 * is used by models on it until they are trained; without one they read with the shipped weights. `versionId` is the
 * version of the service's own model that was published, `weights` its table in Base64 (at most 1.1 MB). Rows are kept
 * when they are unpublished: versions of customers' models may rest on them.
 */
export const basePublications = sqliteTable(
  "base_publications",
  {
    baseModelId: text("base_model_id").notNull(),
    number: integer("number").notNull(),
    modelId: text("model_id").notNull(),
    versionId: text("version_id").notNull(),
    versionNumber: integer("version_number").notNull(),
    documentCount: integer("document_count").notNull(),
    weights: text("weights").notNull(),
    publishedAt: time("published_at").notNull(),
    publishedBy: text("published_by").notNull(),
    takenBackAt: time("taken_back_at"),
  },
  (t) => [primaryKey({ columns: [t.baseModelId, t.number] })],
);
