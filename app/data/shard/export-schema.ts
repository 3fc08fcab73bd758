import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { exportLayoutKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";
import { tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/** Layouts of exports that people saved for a model. `foldedName` keeps two of a model from being called alike. */
export const exportTemplates = sqliteTable(
  "export_templates",
  {
    id: text("id").primaryKey(),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id")
      .notNull()
      .references(() => tenantModels.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    foldedName: text("folded_name").notNull(),
    layout: stored("layout", exportLayoutKind).notNull(),
    onRelease: integer("on_release", { mode: "boolean" }).notNull().default(false),
    inMail: integer("in_mail", { mode: "boolean" }).notNull().default(false),
    revision: integer("revision").notNull().default(1),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (t) => [uniqueIndex("export_templates_name").on(t.tenantId, t.modelId, t.foldedName)],
);
