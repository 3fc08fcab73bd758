import type { AuditLine } from "./audit-line";

/**
 * Which sentence tells a line of the log: what was done by whom, where it has no object or one without a name; what was done to what
 * and by whom; or what was done to what, where that is the person who did it.
 */
export function auditSentence({ subject, actor }: Pick<AuditLine, "subject" | "actor">) {
  if (!subject?.name) return "by";
  return subject.isActor && actor.kind === "person" ? "about" : "about-by";
}
