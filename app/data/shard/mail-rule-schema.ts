import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { OtherSenders, Replies } from "~/domain/intake/mail-rules";
import { namesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";

/** Who may send mails to a model, and what becomes of others; `told` holds ids of members. A model without a row takes all. */
export const mailRules = sqliteTable(
  "mail_rules",
  {
    modelId: text("model_id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    senders: stored("senders", namesKind).notNull(),
    others: text("others").$type<OtherSenders>().notNull(),
    told: stored("told", namesKind).notNull(),
    language: text("language").$type<"en" | "es">().notNull(),
    replies: text("replies").$type<Replies>().notNull().default("correct"),
    changedAt: integer("changed_at", { mode: "timestamp_ms" }).notNull(),
  },
  (t) => [index("mail_rules_tenant").on(t.tenantId)],
);
