import { type SQL, sql } from "drizzle-orm";
import type { AuditEntry } from "~/domain/permissions/audit-entry";

/** An entry as the row that an insert selects, for a log of the control database or of a shard: their columns are the same. */
export const auditRow = (entry: AuditEntry, tenantId: SQL = sql`${entry.tenantId}`): SQL =>
  sql`select ${entry.id}, ${tenantId}, ${entry.at.getTime()}, ${entry.actorKind}, ${entry.actorId},
    ${entry.operation}, ${entry.subjectId}, ${JSON.stringify(entry.detail)}, ${entry.address}, ${entry.onBehalfOf}`;

/** The operations that a tenant's log contains, each found by one index lookup. */
export const operationsInAudit = (tenantId: string): SQL =>
  sql`with recursive named(operation) as (
    select min(operation) from audit where tenant_id = ${tenantId}
    union all
    select (select min(operation) from audit where tenant_id = ${tenantId} and operation > named.operation)
    from named where named.operation is not null
  ) select operation from named where operation is not null`;
