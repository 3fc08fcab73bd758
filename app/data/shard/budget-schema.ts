import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { BudgetState, DrawState } from "~/domain/error-budget/error-budget";
import { fieldBudgetsKind, namesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";
import { documents, tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * The error budget of a model: of `values` values that nobody looks at at most `errors` may be wrong, `own` says it for
 * single fields. `auditShare` thousandths of the documents that would pass are drawn for a blind check; with `approves`
 * those that pass are approved automatically. What follows from the evidence stands in the model (`passing`).
 * `actingFrom` is the position of the first document that arrived while something could pass, null when nothing ever
 * could.
 */
export const errorBudgets = sqliteTable(
  "error_budgets",
  {
    modelId: text("model_id")
      .primaryKey()
      .references(() => tenantModels.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    errors: integer("errors").notNull(),
    values: integer("of_values").notNull(),
    own: stored("own", fieldBudgetsKind).notNull().default({}),
    auditShare: integer("audit_share").notNull(),
    approves: integer("approves", { mode: "boolean" }).notNull(),
    state: text("state").$type<BudgetState>().notNull(),
    reason: text("reason"),
    changedAt: time("changed_at").notNull(),
    savedBy: text("saved_by").notNull(),
    actingFrom: integer("acting_from"),
    actingSince: time("acting_since"),
    dueAt: time("due_at").notNull(),
  },
  (t) => [index("error_budgets_due").on(t.dueAt, t.modelId)],
);

/**
 * Documents that arrived while values of the fields `acting` could pass unseen, and what chance decided: `left` alone,
 * `drawn` for a blind check; `seen` once someone changed it before that, `checked` after it. `passed` are then the
 * fields that would have passed, `wrong` those of them that were wrong.
 */
export const budgetDraws = sqliteTable(
  "budget_draws",
  {
    documentId: text("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    position: integer("position").notNull(),
    state: text("state").$type<DrawState>().notNull(),
    acting: stored("acting", namesKind).notNull(),
    checkedAt: time("checked_at"),
    checkedBy: text("checked_by"),
    passed: stored("passed", namesKind).notNull().default([]),
    wrong: stored("wrong", namesKind).notNull().default([]),
  },
  (t) => [index("budget_draws_model").on(t.tenantId, t.modelId, t.state, t.position)],
);
