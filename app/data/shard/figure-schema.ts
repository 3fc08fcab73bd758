import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { documents } from "./shard-schema";

const count = (name: string) => integer(name).notNull().default(0);

/**
 * The documents of a model that were received on a day of its calendar, by their status; of those that are settled, how many
 * nobody had changed, and how many took how long to be approved (`took0` below the first of `reviewBounds`, and so on). Triggers keep
 * it; a day is one row, so that a year costs what it costs whatever it holds.
 */
export const documentDays = sqliteTable(
  "document_days",
  {
    tenantId: text("tenant_id").notNull(),
    day: text("day").notNull(),
    modelId: text("model_id").notNull(),
    received: count("received"),
    processing: count("processing"),
    success: count("success"),
    failed: count("failed"),
    error: count("error"),
    userEdited: count("user_edited"),
    forTraining: count("for_training"),
    submitted: count("submitted"),
    trained: count("trained"),
    approved: count("approved"),
    released: count("released"),
    rejected: count("rejected"),
    untouched: count("untouched"),
    took0: count("took_0"),
    took1: count("took_1"),
    took2: count("took_2"),
    took3: count("took_3"),
    took4: count("took_4"),
    took5: count("took_5"),
    took6: count("took_6"),
    took7: count("took_7"),
    took8: count("took_8"),
    took9: count("took_9"),
    took10: count("took_10"),
    took11: count("took_11"),
    took12: count("took_12"),
    took13: count("took_13"),
    took14: count("took_14"),
    took15: count("took_15"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.modelId] }),
    index("document_days_model").on(t.tenantId, t.modelId, t.day),
  ],
);

/**
 * The outcome of each field of a settled document, kept so that it can be taken back when the document is settled no
 * longer: a list of [field, outcome, confidence in thousandths or null, origin or null]. Triggers write and delete it.
 */
export const documentFigures = sqliteTable("document_figures", {
  documentId: text("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  tenantId: text("tenant_id").notNull(),
  day: text("day").notNull(),
  modelId: text("model_id").notNull(),
  figures: text("figures").notNull(),
});

/**
 * The fields of settled documents by the day of arrival: the outcome of them; of those that were read, how many were
 * said with which confidence and how many of these were right (`said0` in the first of `confidenceClasses`; `sure0`
 * adds the confidences up, in thousandths), and where they came from (`from…`, of which right). Triggers keep it.
 */
export const fieldDays = sqliteTable(
  "field_days",
  {
    tenantId: text("tenant_id").notNull(),
    day: text("day").notNull(),
    modelId: text("model_id").notNull(),
    field: text("field").notNull(),
    left: count("left_as_read"),
    corrected: count("corrected"),
    removed: count("removed"),
    added: count("added"),
    missing: count("missing"),
    said0: count("said_0"),
    right0: count("right_0"),
    sure0: count("sure_0"),
    said1: count("said_1"),
    right1: count("right_1"),
    sure1: count("sure_1"),
    said2: count("said_2"),
    right2: count("right_2"),
    sure2: count("sure_2"),
    said3: count("said_3"),
    right3: count("right_3"),
    sure3: count("sure_3"),
    said4: count("said_4"),
    right4: count("right_4"),
    sure4: count("sure_4"),
    said5: count("said_5"),
    right5: count("right_5"),
    sure5: count("sure_5"),
    said6: count("said_6"),
    right6: count("right_6"),
    sure6: count("sure_6"),
    fromTextLayer: count("from_text_layer"),
    rightTextLayer: count("right_text_layer"),
    fromRecognition: count("from_recognition"),
    rightRecognition: count("right_recognition"),
    fromEmbedded: count("from_embedded"),
    rightEmbedded: count("right_embedded"),
    fromMemory: count("from_memory"),
    rightMemory: count("right_memory"),
    fromSuggestion: count("from_suggestion"),
    rightSuggestion: count("right_suggestion"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.modelId, t.field] }),
    index("field_days_model").on(t.tenantId, t.modelId, t.day),
  ],
);

/** How many values people changed on a day of the model's calendar, by field. A trigger adds each correction. */
export const correctionDays = sqliteTable(
  "correction_days",
  {
    tenantId: text("tenant_id").notNull(),
    day: text("day").notNull(),
    modelId: text("model_id").notNull(),
    field: text("field").notNull(),
    count: count("count"),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.day, t.modelId, t.field] }),
    index("correction_days_model").on(t.tenantId, t.modelId, t.day),
  ],
);

/** What came by mail on a day (UTC): how many files were taken, repeated or refused, and why. Triggers follow the intake log. */
export const mailDays = sqliteTable(
  "mail_days",
  {
    tenantId: text("tenant_id").notNull(),
    day: text("day").notNull(),
    outcome: text("outcome").$type<"taken" | "repeated" | "refused">().notNull(),
    reason: text("reason").notNull(),
    count: count("count"),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.day, t.outcome, t.reason] })],
);
