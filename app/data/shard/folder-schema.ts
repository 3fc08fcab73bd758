import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Afterwards } from "~/domain/folders/intake-folder";
import { seenFilesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";
import { tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * The folder of a model's FTP server from which documents come. `seen` is what lay in it at the look before. `attempts` counts
 * the looks in a row that failed, or died, since `failingSince`; `problem` is the key of a sentence. The next look is at `nextAt`.
 */
export const intakeFolders = sqliteTable(
  "intake_folders",
  {
    modelId: text("model_id")
      .primaryKey()
      .references(() => tenantModels.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    folder: text("folder").notNull(),
    minutes: integer("minutes").notNull(),
    afterwards: text("afterwards").$type<Afterwards>().notNull(),
    seen: stored("seen", seenFilesKind).notNull(),
    attempts: integer("attempts").notNull().default(0),
    problem: text("problem"),
    failingSince: time("failing_since"),
    lastSuccessAt: time("last_success_at"),
    lastFailureAt: time("last_failure_at"),
    nextAt: time("next_at").notNull(),
  },
  (t) => [index("intake_folders_due").on(t.nextAt), index("intake_folders_tenant").on(t.tenantId, t.modelId)],
);
