import { sql } from "drizzle-orm";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import type { ControlDatabase } from "./control-database";
import { controlAudit } from "./control-schema";

export const insertControlAudit = (control: ControlDatabase, entry: AuditEntry) =>
  control.insert(controlAudit).values(entry);

/** The same, but only when the statement just before it in the batch changed a row. */
export const insertControlAuditIfChanged = (control: ControlDatabase, entry: AuditEntry) =>
  control.insert(controlAudit).select(
    sql`select ${entry.id}, ${entry.tenantId}, ${entry.at.getTime()}, ${entry.actorKind}, ${entry.actorId},
      ${entry.operation}, ${entry.subjectId}, ${JSON.stringify(entry.detail)}, ${entry.address}, ${entry.onBehalfOf}
      where changes() > 0`,
  );
