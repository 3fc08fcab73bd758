import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { userStatus } from "~/domain/accounts/person";
import type { AuditEntry } from "~/domain/permissions/audit-entry";
import { type AuditRowFilter, auditCondition, isAboutListed, subjectList } from "../audit-filter";
import { auditRow, operationsInAudit } from "../audit-row";
import type { ControlDatabase } from "./control-database";
import { controlAudit, members, users } from "./control-schema";
import type { TenantControl } from "./tenant-control";

export const insertControlAudit = (control: ControlDatabase, entry: AuditEntry) =>
  control.insert(controlAudit).values(entry);

/** The same, but only when the statement just before it in the batch changed a row. */
export const insertControlAuditIfChanged = (control: ControlDatabase, entry: AuditEntry) =>
  control.insert(controlAudit).select(sql`${auditRow(entry)} where changes() > 0`);

/** What an account did, for the log of the tenant in which it is active at that moment; of none if it has no tenant. */
export const insertAccountAudit = (control: ControlDatabase, entry: AuditEntry) =>
  control.insert(controlAudit).select(auditRow(entry, tenantOfAccount(entry.actorId)));

/** The same, but only when the statement just before it in the batch changed a row. */
export const insertAccountAuditIfChanged = (control: ControlDatabase, entry: AuditEntry) =>
  control
    .insert(controlAudit)
    .select(sql`${auditRow(entry, tenantOfAccount(entry.actorId))} where changes() > 0`);

/**
 * What someone tried with an account that is only known by its e-mail; `entry` names no actor and no subject, the
 * account becomes both. The same statement runs whether there is such an account or not, so that its time tells
 * nothing.
 */
export const insertAuditByEmail = (control: ControlDatabase, entry: AuditEntry, email: string) =>
  control.insert(controlAudit).select(sql`select ${entry.id},
      (select tenant_id from ${members} where user_id = u.id and status = ${userStatus.active}),
      ${entry.at.getTime()}, ${entry.actorKind}, u.id, ${entry.operation}, u.id, ${JSON.stringify(entry.detail)},
      ${entry.address}, ${entry.onBehalfOf} from ${users} u where u.email = ${email}`);

const tenantOfAccount = (accountId: string) =>
  sql`(select tenant_id from ${members} where user_id = ${accountId} and status = ${userStatus.active})`;

/** Audit rows of a tenant in this database, newest first. */
export const selectControlAudit = (control: TenantControl, wanted: AuditRowFilter, limit: number) =>
  wanted.subjectIds
    ? control
        .select(getTableColumns(controlAudit))
        .from(subjectList(wanted.subjectIds))
        .innerJoin(controlAudit, isAboutListed(controlAudit))
        // Only checked, which keeps the planner from an index that begins with the tenant.
        .where(
          and(sql`+${controlAudit.tenantId} = ${control.tenantId}`, auditCondition(controlAudit, wanted)),
        )
        .orderBy(...newestFirst)
        .limit(limit)
    : control
        .select()
        .from(controlAudit)
        .where(and(eq(controlAudit.tenantId, control.tenantId), auditCondition(controlAudit, wanted)))
        .orderBy(...newestFirst)
        .limit(limit);

const newestFirst = [desc(controlAudit.at), desc(controlAudit.id)];

/** The operations that the audit of a tenant names, each found by one look into the index. */
export const selectControlOperations = (control: TenantControl) =>
  control.all<{ operation: string }>(operationsInAudit(control.tenantId));
