import type { AuditedOperation } from "~/domain/audit/audited-operations";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import type { VisitorContext } from "./context";
import type { RunContext } from "./processing/processing-context";

/** The audit row of a change of the tenant itself. */
export const auditOfTenant = (
  context: RunContext,
  operation: AuditedOperation,
  detail: Record<string, unknown> = {},
): AuditEntry => auditOf(context, operation, context.tenant.id, detail);

/** The audit row of a change, to be committed in the same batch as the change itself. */
export function auditOf(
  context: VisitorContext | RunContext,
  operation: AuditedOperation,
  subjectId: string | null,
  detail: Record<string, unknown> = {},
): AuditEntry {
  return {
    id: context.newId(),
    tenantId: "tenant" in context ? context.tenant.id : null,
    at: context.now(),
    actorKind: context.actor.kind,
    actorId: context.actor.id,
    operation,
    subjectId,
    detail,
    address: context.address,
    onBehalfOf: "onBehalfOf" in context.actor ? (context.actor.onBehalfOf ?? null) : null,
  };
}
