import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { RuleKind } from "~/domain/rules/rule";
import { tenantModels } from "./shard-schema";

/** What an organization asks of the documents of a model besides what we do (see rule.ts). */
export const modelRules = sqliteTable(
  "model_rules",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id")
      .notNull()
      .references(() => tenantModels.id, { onDelete: "cascade" }),
    kind: text("kind").$type<RuleKind>().notNull(),
    field: text("field").notNull(),
    other: text("other").notNull(),
    value: text("value").notNull(),
    sentence: text("sentence").notNull(),
    blocks: integer("blocks", { mode: "boolean" }).notNull(),
  },
  (t) => [index("model_rules_model").on(t.tenantId, t.modelId, t.id)],
);
