import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ReportFormat } from "~/domain/reports/report-inputs";
import type { Rhythm } from "~/domain/reports/rhythms";
import { namesKind, reportNamesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";

/** Which reports of a model are sent by themselves. `nextAt` is when they are due, `language` that of the mails. */
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
