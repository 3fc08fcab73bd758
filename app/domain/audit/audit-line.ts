/** Who did something, as it can be said today; `unknown` is somebody who is gone. */
export type AuditActor =
  | { kind: "person"; name: string; email: string | null }
  | { kind: "key"; name: string }
  | { kind: "mail" | "system" | "visitor" | "unknown" };

/** One line of the audit log. `onBehalf`: by somebody who runs the service, for the organization. */
export type AuditLine = {
  id: string;
  at: Date;
  actorId: string;
  actor: AuditActor;
  operation: string;
  subjectId: string | null;
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
