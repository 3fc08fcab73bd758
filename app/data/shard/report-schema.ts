import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { ReportFileState } from "~/domain/reports/report-file";
import type { ReportFormat } from "~/domain/reports/report-inputs";
import type { ReportName } from "~/domain/reports/report-list";
import type { Rhythm } from "~/domain/reports/rhythms";
import { namesKind, reportNamesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";

/** Which reports of a model are sent automatically. `nextAt` is when they are due, `language` that of the mails. */
export const reportSchedules = sqliteTable(
  "report_schedules",
  {
    modelId: text("model_id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    rhythm: text("rhythm").$type<Rhythm>().notNull(),
    reports: stored("reports", reportNamesKind).notNull(),
    recipients: stored("recipients", namesKind).notNull(),
    format: text("format").$type<ReportFormat>().notNull(),
    language: text("language").$type<"en" | "es">().notNull(),
    nextAt: integer("next_at", { mode: "timestamp_ms" }).notNull(),
  },
  (t) => [index("report_schedules_due").on(t.nextAt), index("report_schedules_tenant").on(t.tenantId)],
);

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * A report that is made into a file by a job, and kept for a while. `wanted` names what it is about, so that it is made once while it
 * is being made. Rows are written in pieces: `pieces` of them, `done` rows of about `total`, on from `cursor`. `attempts` counts how often it was
 * begun; what was begun before changes nothing any more. `recipients` get it by mail.
 */
export const reportFiles = sqliteTable(
  "report_files",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    wanted: text("wanted").notNull(),
    report: text("report").$type<ReportName>().notNull(),
    modelId: text("model_id"),
    fromDay: text("from_day").notNull(),
    toDay: text("to_day").notNull(),
    step: text("step").$type<"day" | "month">().notNull(),
    format: text("format").$type<ReportFormat>().notNull(),
    language: text("language").$type<"en" | "es">().notNull(),
    state: text("state").$type<ReportFileState>().notNull(),
    attempts: integer("attempts").notNull().default(1),
    problem: text("problem"),
    pieces: integer("pieces").notNull().default(0),
    cursor: text("cursor"),
    done: integer("done").notNull().default(0),
    total: integer("total").notNull().default(0),
    byteSize: integer("byte_size"),
    recipients: stored("recipients", namesKind).notNull(),
    requestedBy: text("requested_by").notNull(),
    requestedAt: time("requested_at").notNull(),
    progressAt: time("progress_at").notNull(),
    expiresAt: time("expires_at"),
  },
  (t) => [
    index("report_files_tenant").on(t.tenantId, t.requestedAt, t.id),
    uniqueIndex("report_files_wanted").on(t.tenantId, t.wanted).where(sql`state in ('waiting', 'running')`),
    index("report_files_open").on(t.progressAt).where(sql`state in ('waiting', 'running')`),
    index("report_files_expiry").on(t.expiresAt),
  ],
);
