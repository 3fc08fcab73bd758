import type { SubjectKind } from "./audited-operations";

/**
 * Who did something, as it can be said today; `unknown` is someone who is gone, `unknown-key` a key that is gone or
 * belongs to those who run the service.
 */
export type AuditActor =
  | { kind: "person"; name: string; email: string | null }
  | { kind: "key"; name: string }
  | { kind: "mail" | "system" | "visitor" | "unknown" | "unknown-key" };

/** What something was done to. No name: it has none, or is gone. No kind: this version no longer knows the operation. */
export type AuditSubject = { id: string; kind: SubjectKind | null; name: string | null };

/** One line of the audit log. `onBehalf`: by someone who runs the service, for the organization. */
export type AuditLine = {
  id: string;
  at: Date;
  actorId: string;
  actor: AuditActor;
  operation: string;
  subject: AuditSubject | null;
  detail: Record<string, unknown>;
  address: string | null;
  onBehalf: boolean;
};

/** Where a page of the log ends, as it travels in a URL. */
export const auditCursor = ({ at, id }: { at: Date; id: string }): string => `${at.getTime()}_${id}`;

export function parseAuditCursor(text: string): { at: Date; id: string } {
  const [at = "", ...id] = text.split("_");
  return { at: new Date(Number(at)), id: id.join("_") };
}
