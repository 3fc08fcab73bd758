import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ReleaseState } from "~/domain/releases/release";
import { documents } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * The outcome of handing a document's values to the storage provider, the latest time it was asked for. `folder` says
 * whether the files go into a folder named after the model; `problem` is the key of a sentence, while it waits for the
 * next try too. `nextAt` is when it is due. `path` is where the JSON was last stored, and `hasCsv` whether a CSV was
 * with it.
 */
export const documentReleases = sqliteTable(
  "document_releases",
  {
    documentId: text("document_id")
      .primaryKey()
      .references(() => documents.id, { onDelete: "cascade" }),
    tenantId: text("tenant_id").notNull(),
    modelId: text("model_id").notNull(),
    provider: text("provider").$type<"default" | "ftp">().notNull(),
    state: text("state").$type<ReleaseState>().notNull(),
    folder: integer("folder", { mode: "boolean" }).notNull(),
    attempts: integer("attempts").notNull().default(0),
    problem: text("problem"),
    path: text("path"),
    actorId: text("actor_id").notNull(),
    requestedAt: time("requested_at").notNull(),
    nextAt: time("next_at").notNull(),
    doneAt: time("done_at"),
    hasCsv: integer("has_csv", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [
    index("document_releases_due").on(t.state, t.nextAt),
    index("document_releases_failed").on(t.tenantId, t.requestedAt).where(sql`state = 'failed'`),
    index("document_releases_model").on(t.tenantId, t.modelId, t.state, t.documentId),
  ],
);
