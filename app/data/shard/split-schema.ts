import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { SplitState } from "~/domain/splitting/split-state";
import { splitPartsKind } from "~/domain/stored/learning-kinds";
import { stored } from "../stored-column";
import { documents } from "./shard-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });

/**
 * What is proposed, or was decided, about a file that may hold several documents. `parts` are those proposed while the
 * state is `proposed`, those that were made when it is `split`. `decidedBy` is null for what the product decided.
 */
export const splits = sqliteTable("document_splits", {
  documentId: text("document_id")
    .primaryKey()
    .references(() => documents.id, { onDelete: "cascade" }),
  tenantId: text("tenant_id").notNull(),
  attempt: integer("attempt").notNull(),
  state: text("state").$type<SplitState>().notNull(),
  parts: stored("parts", splitPartsKind).notNull(),
  proposedAt: time("proposed_at").notNull(),
  decidedAt: time("decided_at"),
  decidedBy: text("decided_by"),
});
