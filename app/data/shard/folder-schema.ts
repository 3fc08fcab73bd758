import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Afterwards, Destination } from "~/domain/folders/intake-folder";
import type { FtpEncryption } from "~/domain/models/storage-settings";
import { seenFilesKind } from "~/domain/stored/setting-kinds";
import { stored } from "../stored-column";
import { tenantModels } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * The folder of an FTP server from which a model's documents are taken. `seen` is what lay in it at the look before.
 * `failures` counts the looks in a row that failed, or died: a look counts as failed until it is recorded as done.
 * `problem` is the key of a sentence. The next look is at `nextAt`; no other check starts before `busyUntil`.
 */
export const intakeFolders = sqliteTable(
  "intake_folders",
  {
    modelId: text("model_id")
      .primaryKey()
      .references(() => tenantModels.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    hostName: text("host_name").notNull(),
    port: integer("port").notNull(),
    userName: text("user_name").notNull(),
    sealedPassword: text("sealed_password").notNull(),
    encryption: text("encryption").$type<FtpEncryption>().notNull(),
    folder: text("folder").notNull(),
    minutes: integer("minutes").notNull(),
    afterwards: text("afterwards").$type<Afterwards>().notNull(),
    destination: text("destination").$type<Destination>().notNull().default("model"),
    revision: integer("revision").notNull(),
    seen: stored("seen", seenFilesKind).notNull(),
    failures: integer("failures").notNull().default(0),
    problem: text("problem"),
    warnedAt: time("warned_at"),
    lastSuccessAt: time("last_success_at"),
    lastFailureAt: time("last_failure_at"),
    nextAt: time("next_at").notNull(),
    busyUntil: time("busy_until"),
  },
  (t) => [
    index("intake_folders_due").on(t.nextAt),
    index("intake_folders_tenant").on(t.tenantId, t.modelId),
    index("intake_folders_failing").on(t.failures).where(sql`failures > 0`),
  ],
);
