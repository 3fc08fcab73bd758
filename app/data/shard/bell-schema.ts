import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BellKind } from "~/domain/notifications/bell-kinds";

/**
 * What the bell tells. Triggers write most of it, so that it is there exactly when what it tells is. `id` is the instant and what is
 * told of, so that ids rise with time and nothing is told twice. `audience` is the person it is for, or a permission, for everybody who
 * holds it. What is 90 days old goes when something new comes.
 */
export const bellLines = sqliteTable(
  "bell_lines",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    audience: text("audience").notNull(),
    kind: text("kind").$type<BellKind>().notNull(),
    name: text("name").notNull(),
    byId: text("by_id"),
    subjectId: text("subject_id").notNull(),
    modelId: text("model_id"),
    at: integer("at", { mode: "timestamp_ms" }).notNull(),
  },
  (t) => [
    index("bell_lines_audience").on(t.tenantId, t.audience, t.id),
    index("bell_lines_age").on(t.tenantId, t.id),
    index("bell_lines_kind").on(t.tenantId, t.kind, t.modelId, t.at),
  ],
);

/** Up to which line somebody has read everything. */
export const bellMarks = sqliteTable(
  "bell_marks",
  {
    tenantId: text("tenant_id").notNull(),
    userId: text("user_id").notNull(),
    readTo: text("read_to").notNull(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId] })],
);

/** Lines after that which somebody has opened one by one. */
export const bellReads = sqliteTable(
  "bell_reads",
  {
    tenantId: text("tenant_id").notNull(),
    userId: text("user_id").notNull(),
    lineId: text("line_id")
      .notNull()
      .references(() => bellLines.id, { onDelete: "cascade" }),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.userId, t.lineId] }), index("bell_reads_line").on(t.lineId)],
);
