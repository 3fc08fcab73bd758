import { integer, text } from "drizzle-orm/sqlite-core";
import { auditDetailKind } from "~/domain/stored/setting-kinds";
import { stored } from "./stored-column";

/** The columns of an audit row; the control database and every shard keep the same ones. */
export const auditColumns = () => ({
  id: text("id").primaryKey(),
  tenantId: text("tenant_id"),
  at: integer("at", { mode: "timestamp_ms" }).notNull(),
  actorKind: text("actor_kind").notNull(),
  actorId: text("actor_id").notNull(),
  operation: text("operation").notNull(),
  subjectId: text("subject_id"),
  detail: stored("detail", auditDetailKind),
  address: text("address"),
  onBehalfOf: text("on_behalf_of"),
});
