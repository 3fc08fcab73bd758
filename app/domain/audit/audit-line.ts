import type { SubjectKind } from "./audited-operations";

/**
 * Who did something, as far as it is known today; `unknown` is a deleted user, `unknown-key` a key that was deleted or
 * belongs to those who run the service.
 */
export type AuditActor =
  | { kind: "person"; name: string; email: string | null }
  | { kind: "key"; name: string }
  | { kind: "mail" | "system" | "visitor" | "unknown" | "unknown-key" };

/**
 * The subject of an action. No name: it has none, or was deleted. No kind: this version does not know the operation. No path: it
 * has no page, or none that the reader may open. `isActor`: the person who acted.
 */
export type AuditSubject = {
  id: string;
  kind: SubjectKind | null;
  name: string | null;
  path: string | null;
  isActor: boolean;
};

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
