import { auditListInput } from "~/domain/audit/audit-inputs";
import { auditCursor, parseAuditCursor } from "~/domain/audit/audit-line";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { readAudit } from "./steps/read-audit";

/** A page of the audit log, newest first; `next` goes on before its last line, null at the end. */
export const listAudit = defineOperation({
  name: "audit.list",
  permission: "Audit",
  input: auditListInput,
  async run(context: TenantContext, { before, size, ...filter }) {
    const page = { before: before ? parseAuditCursor(before) : null, limit: size + 1 };
    const lines = await readAudit(context, filter, page);
    const shown = lines.slice(0, size);
    const last = shown.at(-1);
    return { lines: shown, next: lines.length > size && last ? auditCursor(last) : null };
  },
});
