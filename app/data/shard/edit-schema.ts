import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { EditFormat, EditStatus, RowOutcome } from "~/domain/edits/edit-upload";
import { actorKind } from "~/domain/stored/setting-kinds";
import {
  editCellsKind,
  editLayoutKind,
  editProblemKind,
  rowCountsKind,
  rowReportKind,
} from "~/domain/stored/work-kinds";
import { stored } from "../stored-column";
import { tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * Files of values that someone uploaded. `applies`: what they change is saved without waiting for a person. `place` is
 * the last document of the file that the present step is through with; `attempts` counts how often its next turn was
 * begun.
 */
export const editUploads = sqliteTable(
  "edit_uploads",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id")
      .notNull()
      .references(() => tenantModels.id, { onDelete: "cascade" }),
    actor: stored("actor", actorKind).notNull(),
    fileName: text("file_name").notNull(),
    format: text("format").$type<EditFormat>().notNull(),
    byteSize: integer("byte_size").notNull(),
    applies: integer("applies", { mode: "boolean" }).notNull(),
    status: text("status").$type<EditStatus>().notNull(),
    problem: stored("problem", editProblemKind),
    layout: stored("layout", editLayoutKind).notNull(),
    documents: integer("documents").notNull().default(0),
    rows: integer("row_count").notNull().default(0),
    counts: stored("counts", rowCountsKind).notNull(),
    place: integer("place").notNull().default(0),
    attempts: integer("attempts").notNull().default(0),
    createdAt: time("created_at").notNull(),
    progressAt: time("progress_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [
    index("edit_uploads_model").on(t.tenantId, t.modelId, t.createdAt, t.id),
    index("edit_uploads_open").on(t.progressAt).where(sql`status in ('received', 'checking', 'applying')`),
    index("edit_uploads_age").on(t.createdAt),
  ],
);

/**
 * The rows of an uploaded file; `number` is that of the row in the file, `place` that of its document among the file's
 * documents. `outcome` is null until the row was compared with its document.
 */
export const editRows = sqliteTable(
  "edit_rows",
  {
    tenantId: text("tenant_id").notNull(),
    uploadId: text("upload_id")
      .notNull()
      .references(() => editUploads.id, { onDelete: "cascade" }),
    number: integer("number").notNull(),
    place: integer("place").notNull(),
    documentId: text("document_id").notNull(),
    revision: text("revision").notNull(),
    line: text("line").notNull(),
    cells: stored("cells", editCellsKind).notNull(),
    outcome: text("outcome").$type<RowOutcome>(),
    report: stored("report", rowReportKind),
  },
  (t) => [
    primaryKey({ columns: [t.uploadId, t.number] }),
    index("edit_rows_place").on(t.uploadId, t.place),
    index("edit_rows_outcome").on(t.uploadId, t.outcome, t.number),
    index("edit_rows_tenant").on(t.tenantId),
  ],
);
