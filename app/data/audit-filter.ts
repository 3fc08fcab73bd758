import { and, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import type { controlAudit } from "./control/control-schema";
import type { shardAudit } from "./shard/shard-schema";

/** Which audit rows of a tenant: `until` is the first moment that is out, `before` the row that comes next after them. */
export type AuditRowFilter = {
  actorId: string | undefined;
  operation: string | undefined;
  subjectIds: readonly string[] | undefined;
  from: Date | null;
  until: Date | null;
  before: { at: Date; id: string } | null;
};

/** The condition besides tenant and subjects, the same for both databases: each filter has an index that begins with the tenant. */
export function auditCondition(
  table: typeof controlAudit | typeof shardAudit,
  { actorId, operation, from, until, before }: AuditRowFilter,
): SQL | undefined {
  return and(
    actorId === undefined ? undefined : eq(table.actorId, actorId),
    operation === undefined ? undefined : eq(table.operation, operation),
    from ? gte(table.at, from) : undefined,
    until ? lt(table.at, until) : undefined,
    before ? or(lt(table.at, before.at), and(eq(table.at, before.at), lt(table.id, before.id))) : undefined,
  );
}

/** Subjects, each once, as a list from which rows are found by the index of subjects; without it the planner walks the tenant's whole log. */
export const subjectList = (ids: readonly string[]): SQL =>
  sql`json_each(${JSON.stringify([...new Set(ids)])}) subjects`;

/** Whether a row is about the subject of the list. */
export const isAboutListed = (table: typeof controlAudit | typeof shardAudit): SQL =>
  sql`${table.subjectId} = subjects.value`;
