import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { correctionSampleKind, vendorMemoryKind } from "~/domain/stored/learning-kinds";
import { stored } from "../stored-column";
import { documents, tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });
const ofModel = () =>
  text("model_id")
    .notNull()
    .references(() => tenantModels.id, { onDelete: "cascade" });
const ofDocument = () =>
  text("document_id")
    .notNull()
    .references(() => documents.id, { onDelete: "cascade" });
const ofMemory = () =>
  text("memory_id")
    .notNull()
    .references(() => vendorMemories.id, { onDelete: "cascade" });

/** What a tenant model remembers of one layout of one vendor. `revision` grows with everything that changes it. */
export const vendorMemories = sqliteTable(
  "vendor_memories",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: ofModel(),
    revision: integer("revision").notNull(),
    body: stored("body", vendorMemoryKind).notNull(),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [index("vendor_memories_model").on(t.modelId, t.updatedAt)],
);

/** Keys under which the memories of a model are looked up for the words of a document. */
export const vendorMemoryKeys = sqliteTable(
  "vendor_memory_keys",
  { modelId: ofModel(), key: text("key").notNull(), memoryId: ofMemory() },
  (t) => [
    primaryKey({ columns: [t.modelId, t.key, t.memoryId] }),
    index("vendor_memory_keys_memory").on(t.memoryId),
  ],
);

/**
 * Which memory a document taught something, which of its samples that was, and in which place: memories keep their
 * latest samples, and when one is forgotten the latest of those before takes its place. Rows from before places were
 * recorded have 0 and no hash.
 */
export const vendorMemorySources = sqliteTable(
  "vendor_memory_sources",
  {
    documentId: ofDocument().primaryKey(),
    memoryId: ofMemory(),
    hash: text("hash"),
    place: integer("place").notNull().default(0),
  },
  (t) => [index("vendor_memory_sources_memory").on(t.memoryId, t.place, t.documentId)],
);

/** The same keys of the documents that nobody has corrected yet, to find those a new sample may help. */
export const layoutKeys = sqliteTable(
  "layout_keys",
  { modelId: ofModel(), key: text("key").notNull(), documentId: ofDocument() },
  (t) => [
    primaryKey({ columns: [t.modelId, t.key, t.documentId] }),
    index("layout_keys_document").on(t.documentId),
  ],
);

/**
 * What the latest correction of a document did for others: how many waiting documents look alike, how many of them were
 * scored again, and how many got other values. `revision` is the memory's.
 */
export const rescorings = sqliteTable(
  "rescorings",
  {
    documentId: ofDocument().primaryKey(),
    tenantId: text("tenant_id").notNull(),
    memoryId: ofMemory(),
    revision: integer("revision").notNull(),
    waiting: integer("waiting").notNull(),
    checked: integer("checked").notNull().default(0),
    improved: integer("improved").notNull().default(0),
    startedAt: time("started_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [index("rescorings_open").on(t.startedAt).where(sql`ended_at is null`)],
);

/**
 * What a document taught, as it was taught, by its hash: results of other documents name by it what they were found with.
 * Goes with the document, so that nothing it taught is left anywhere.
 */
export const correctionSamples = sqliteTable(
  "taught_lessons",
  {
    documentId: ofDocument(),
    hash: text("hash").notNull(),
    body: stored("body", correctionSampleKind).notNull(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.hash] })],
);
