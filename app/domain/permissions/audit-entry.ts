import type { AuditedOperation } from "../audit/audited-operations";

/**
 * What the audit keeps of a change. `detail` holds no secret and no document content beyond field names. `address` is
 * where the request came from; `onBehalfOf` is the tenant for which a system administrator acted.
 */
export type AuditEntry = {
  id: string;
  tenantId: string | null;
  at: Date;
  actorKind: string;
  actorId: string;
  operation: AuditedOperation;
  subjectId: string | null;
  detail: Record<string, unknown>;
  address: string | null;
  onBehalfOf: string | null;
};
