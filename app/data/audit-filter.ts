import { and, eq, gte, lt, or, type SQL } from "drizzle-orm";
import type { controlAudit } from "./control/control-schema";
import type { shardAudit } from "./shard/shard-schema";

/** Which audit rows of a tenant: `until` is the first moment that is out, `before` the row that comes next after them. */
export type AuditRowsWanted = {
  actorId: string | undefined;
  operation: string | undefined;
  subjectId: string | undefined;
  from: Date | null;
  until: Date | null;
  before: { at: Date; id: string } | null;
};

/** The condition besides the tenant, the same for both databases: each filter has an index that begins with the tenant, or with the subject. */
export function auditCondition(
  table: typeof controlAudit | typeof shardAudit,
  { actorId, operation, subjectId, from, until, before }: AuditRowsWanted,
): SQL | undefined {
  return and(
    actorId === undefined ? undefined : eq(table.actorId, actorId),
    operation === undefined ? undefined : eq(table.operation, operation),
    subjectId === undefined ? undefined : eq(table.subjectId, subjectId),
    from ? gte(table.at, from) : undefined,
    until ? lt(table.at, until) : undefined,
    before ? or(lt(table.at, before.at), and(eq(table.at, before.at), lt(table.id, before.id))) : undefined,
  );
}
