import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import type { AuditedOperation } from "~/domain/audit/audited-operations";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import { type AuditRowFilter, auditCondition, isAboutListed, subjectList } from "../audit-filter";
import { auditRow, operationsInAudit } from "../audit-row";
import { shardAudit } from "./shard-schema";
import type { TenantShard } from "./tenant-shard";

export const insertShardAudit = (shard: TenantShard, entry: AuditEntry) =>
  shard.insert(shardAudit).values(entry);

/** The same, but only when the statement just before it in the batch changed a row: no audit of what did not happen. */
export const insertShardAuditIfChanged = (shard: TenantShard, entry: AuditEntry) =>
  shard
    .insert(shardAudit)
    .select((tenantId) => sql`${auditRow(entry, sql`${tenantId}`)} where changes() > 0`);

/** Whether this request brought the document to this revision, as its audit row says; a batch item. */
export const selectReviewRequest = (
  shard: TenantShard,
  { documentId, revision, request }: { documentId: string; revision: number; request: string },
) =>
  shard
    .select({ id: shardAudit.id })
    .from(shardAudit)
    .where(
      and(
        eq(shardAudit.subjectId, documentId),
        sql`+${shardAudit.operation} = 'documents.save-corrections'`,
        sql`json_extract(${shardAudit.detail}, '$.revision') = ${revision}`,
        sql`json_extract(${shardAudit.detail}, '$.request') = ${request}`,
      ),
    )
    .limit(1);

/** Audit rows of a tenant in this database, newest first. */
export const selectShardAudit = (shard: TenantShard, wanted: AuditRowFilter, limit: number) =>
  wanted.subjectIds
    ? shard
        .select(getTableColumns(shardAudit))
        .from(subjectList(wanted.subjectIds))
        .innerJoin(shardAudit, isAboutListed(shardAudit))
        .where(auditCondition(shardAudit, wanted))
        .orderBy(...newestFirst)
        .limit(limit)
    : shard
        .select()
        .from(shardAudit)
        .where(auditCondition(shardAudit, wanted))
        .orderBy(...newestFirst)
        .limit(limit);

const newestFirst = [desc(shardAudit.at), desc(shardAudit.id)];

/** The operations that the audit of a tenant names, each found by one look into the index. */
export const selectShardOperations = (shard: TenantShard) =>
  shard.all<{ operation: string }>(operationsInAudit);

/** When an operation was last done in a tenant; null when it never was. */
export async function findNewestAudit(shard: TenantShard, operation: AuditedOperation) {
  const row = await shard
    .select({ at: shardAudit.at })
    .from(shardAudit)
    .where(eq(shardAudit.operation, operation))
    .orderBy(desc(shardAudit.at), desc(shardAudit.id))
    .limit(1)
    .get();
  return row ?? null;
}
