/** What the audit keeps of a change. `detail` holds no secret and no document content beyond field names. */
export type AuditEntry = {
  id: string;
  tenantId: string | null;
  at: Date;
  actorKind: string;
  actorId: string;
  operation: string;
  subjectId: string | null;
  detail: Record<string, unknown>;
};
