import { auditListInput } from "~/domain/audit/audit-inputs";
import { auditCursor, parseAuditCursor } from "~/domain/audit/audit-line";
import { isAllowed } from "~/domain/permissions/actor";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { matchingSubjects } from "./steps/matching-subjects";
import { readAudit } from "./steps/read-audit";

/**
 * A page of the audit log, newest first; `next` goes on before its last line, null at the end. `lookup` says what came of a
 * subject that is no id.
 */
export const listAudit = defineOperation({
  name: "audit.list",
  permission: "Audit",
  input: auditListInput,
  async run(context: TenantContext, { before, size, subject, ...filter }) {
    const page = { before: before ? parseAuditCursor(before) : null, limit: size + 1 };
    const { subjects, lookup } = await matchingSubjects(context, subject);
    const lines = await readAudit(context, { ...filter, subjects }, page, (permission) =>
      isAllowed(context.actor, permission),
    );
    const shown = lines.slice(0, size);
    const last = shown.at(-1);
    return { lines: shown, lookup, next: lines.length > size && last ? auditCursor(last) : null };
  },
});
