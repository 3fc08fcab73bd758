import { sql } from "drizzle-orm";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import type { ShardDatabase } from "./shard-database";
import { shardAudit } from "./shard-schema";

export const insertShardAudit = (shard: ShardDatabase, entry: AuditEntry) =>
  shard.insert(shardAudit).values(entry);

/** The same, but only when the statement just before it in the batch changed a row: no audit of what did not happen. */
export const insertShardAuditIfChanged = (shard: ShardDatabase, entry: AuditEntry) =>
  shard.insert(shardAudit).select(
    sql`select ${entry.id}, ${entry.tenantId}, ${entry.at.getTime()}, ${entry.actorKind}, ${entry.actorId},
      ${entry.operation}, ${entry.subjectId}, ${JSON.stringify(entry.detail)}, ${entry.address}, ${entry.onBehalfOf}
      where changes() > 0`,
  );
