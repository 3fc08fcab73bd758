import type { AuditEntry } from "~/domain/permissions/audit-entry";
import type { ControlDatabase } from "./control-database";
import { controlAudit } from "./control-schema";

export const insertControlAudit = (control: ControlDatabase, entry: AuditEntry) =>
  control.insert(controlAudit).values(entry);
