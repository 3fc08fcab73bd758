import type { AuditedOperation } from "~/domain/audit/audited-operations";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import { auditOf } from "../../audit-of";
import type { VisitorContext } from "../../context";

/**
 * The audit row of what someone did to the own account, be it only by a password or a code, to be committed with
 * `insertAccountAudit`: the log of the tenant that the account works in shows it. It is done on nobody's behalf,
 * whatever customer a system administrator has picked.
 */
export const accountAudit = (
  context: VisitorContext,
  operation: AuditedOperation,
  accountId: string,
  detail: Record<string, unknown> = {},
): AuditEntry => ({
  ...auditOf(context, operation, accountId, detail),
  tenantId: null,
  actorKind: "person",
  actorId: accountId,
  onBehalfOf: null,
});
