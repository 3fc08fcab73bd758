import { desc, sql } from "drizzle-orm";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import { type AuditRowsWanted, auditCondition } from "../audit-filter";
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

/** Audit rows of a tenant in this database, newest first. */
export const selectShardAudit = (
  shard: ShardDatabase,
  tenantId: string,
  wanted: AuditRowsWanted,
  limit: number,
) =>
  shard
    .select()
    .from(shardAudit)
    .where(auditCondition(shardAudit, tenantId, wanted))
    .orderBy(desc(shardAudit.at), desc(shardAudit.id))
    .limit(limit);

/** The operations that the audit of a tenant names, each found by one look into the index. */
export const selectShardOperations = (shard: ShardDatabase, tenantId: string) =>
  shard.all<{ operation: string }>(
    sql`with recursive named(operation) as (
      select min(operation) from audit where tenant_id = ${tenantId}
      union all
      select (select min(operation) from audit where tenant_id = ${tenantId} and operation > named.operation)
      from named where named.operation is not null
    ) select operation from named where operation is not null`,
  );
