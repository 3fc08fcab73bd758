import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ReplayState } from "~/domain/processing/replay-job";
import { replayReportKind } from "~/domain/stored/result-kinds";
import { stored } from "../stored-column";
import { documents } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * The last reproducibility check of a document, of its run `run`. `attempts` counts how often it was begun; what was begun
 * before changes nothing any more. `progressAt` is when it last moved.
 */
export const replays = sqliteTable(
  "replays",
  {
    documentId: text("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    run: integer("run").notNull(),
    state: text("state").$type<ReplayState>().notNull(),
    attempts: integer("attempts").notNull().default(1),
    problem: text("problem"),
    report: stored("report", replayReportKind),
    requestedAt: time("requested_at").notNull(),
    progressAt: time("progress_at").notNull(),
    endedAt: time("ended_at"),
  },
  (t) => [
    index("replays_open").on(t.progressAt).where(sql`state in ('waiting', 'running')`),
    index("replays_tenant").on(t.tenantId),
  ],
);
