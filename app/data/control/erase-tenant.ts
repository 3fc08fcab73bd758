import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { commit } from "../commit";
import { tablesWithColumn } from "../tables-with-column";
import { paymentEvents } from "./billing-schema";
import { controlAudit, mailOutbox, sessions, tenants, users, verificationCodes } from "./control-schema";
import { insertMailOnce, type OutboxRow } from "./outbox";
import type { TenantControl } from "./tenant-control";

/** What stands in the audit in place of someone who is gone. */
const erasedActor = "erased";

const auditRowsAtOnce = 5_000;

/** The accounts of people who belong, or ever belonged, to this tenant and no other. */
const ownAccounts = (tenantId: string): SQL =>
  sql`select m.user_id from members m where m.tenant_id = ${tenantId} and m.user_id is not null
    and not exists (select 1 from members o where o.user_id = m.user_id and o.tenant_id <> m.tenant_id)`;

/** Takes persons, addresses and details out of some of a tenant's audit rows; false when none are left. */
export async function anonymiseSomeAudit(control: TenantControl): Promise<boolean> {
  const { meta } = await control.run(
    sql`update audit set actor_id = ${erasedActor}, subject_id = null, detail = null, address = null
      where rowid in (select rowid from audit where tenant_id = ${control.tenantId} and actor_id <> ${erasedActor}
      limit ${auditRowsAtOnce})`,
  );
  return meta.changes > 0;
}

/**
 * Deletes what the control database holds of a tenant, in one batch: the tenant itself, its users, roles and keys, every
 * other row that names it, and the accounts of people who are in no other tenant. The audit stays, without names. `mails`
 * go out afterwards.
 */
export async function eraseTenantRows(control: TenantControl, mails: readonly OutboxRow[]): Promise<void> {
  const ofTenant = await tablesWithColumn((statement) => control.all(statement), "tenant_id");
  const ofUser = await tablesWithColumn((statement) => control.all(statement), "user_id");
  const accounts = ownAccounts(control.tenantId);
  const emails = sql`(select email from users where id in (${accounts}))`;
  await commit(control, [
    // The rows refer to each other, and which do so is not for this list to know.
    control.run(sql`pragma defer_foreign_keys = on`),
    control.delete(verificationCodes).where(inArray(verificationCodes.email, emails)),
    control.delete(mailOutbox).where(inArray(mailOutbox.recipient, emails)),
    control.delete(paymentEvents).where(eq(paymentEvents.subject, control.tenantId)),
    control
      .update(sessions)
      .set({ actingTenantId: null })
      .where(eq(sessions.actingTenantId, control.tenantId)),
    control
      .update(controlAudit)
      .set({ address: null, detail: null })
      .where(and(isNull(controlAudit.tenantId), inArray(controlAudit.actorId, sql`(${accounts})`))),
    ...ofUser
      .filter((name) => name !== "members")
      .map((name) => {
        const table = tableOf(name);
        return control.delete(table).where(inArray(table.userId, sql`(${accounts})`));
      }),
    control.delete(users).where(inArray(users.id, sql`(${accounts})`)),
    ...ofTenant
      .filter((name) => name !== "audit")
      .map((name) => {
        const table = tableOf(name);
        return control.delete(table).where(eq(table.tenantId, control.tenantId));
      }),
    control.delete(tenants).where(eq(tenants.id, control.tenantId)),
    ...mails.map((mail) => insertMailOnce(control, mail)),
  ]);
}

/** Any table, of which no more is known than these columns. */
const tableOf = (name: string) => sqliteTable(name, { tenantId: text("tenant_id"), userId: text("user_id") });
