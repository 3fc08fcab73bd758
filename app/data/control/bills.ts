import { and, asc, between, desc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { GatewayName } from "~/domain/billing/subscription";
import type { NewRow } from "../new-row";
import { bills, subscriptions } from "./billing-schema";
import type { ControlDatabase } from "./control-database";
import type { TenantControl } from "./tenant-control";

const { lastEventAt: _, lastEventId: __, ...columns } = getTableColumns(bills);

export type BillRow = Omit<typeof bills.$inferSelect, "lastEventAt" | "lastEventId">;
export type NewBillRow = NewRow<typeof bills>;

/** Writes a bill; one with the same key stays as it is. */
export const insertBill = (control: TenantControl, row: NewBillRow) =>
  control
    .insert(bills)
    .values({ ...row, tenantId: control.tenantId })
    .onConflictDoNothing();

/** The same, but only while the subscription is as it was seen. */
export const insertBillWhile = (
  control: TenantControl,
  row: NewBillRow,
  { id, revision }: { id: string; revision: number },
) =>
  control
    .insert(bills)
    .select(
      sql`select ${row.id}, ${row.key}, ${control.tenantId}, ${row.subscriptionId}, ${row.number}, ${row.kind},
      ${row.billedOn}, ${row.periodStart}, ${row.periodEnd}, ${row.currency}, ${row.amount},
      ${JSON.stringify(row.lines)}, 'owed', 0, ${row.nextTryOn ?? null}, null, null, null, null, null,
      ${row.createdAt.getTime()}
      where exists (select 1 from ${subscriptions} where id = ${id} and revision = ${revision})`,
    )
    .onConflictDoNothing();

export const deleteBill = (control: ControlDatabase, billId: string) =>
  control.delete(bills).where(eq(bills.id, billId));

/** The bills of a tenant, the newest first. */
export const selectBills = (control: TenantControl, limit: number): Promise<BillRow[]> =>
  control
    .select(columns)
    .from(bills)
    .where(eq(bills.tenantId, control.tenantId))
    .orderBy(desc(bills.billedOn), desc(bills.id))
    .limit(limit);

/** A bill of the tenant, or null. */
export async function findBill(control: TenantControl, billId: string): Promise<BillRow | null> {
  const row = await control
    .select(columns)
    .from(bills)
    .where(and(eq(bills.id, billId), eq(bills.tenantId, control.tenantId)))
    .get();
  return row ?? null;
}

/**
 * Takes an owed bill for a try to charge it, the `tries`th, of which nothing is known yet; returns no row when another
 * run was first.
 */
export const claimBill = (
  control: ControlDatabase,
  bill: { id: string; tries: number; nextTryOn?: string | null },
  { tries, nextTryOn }: { tries: number; nextTryOn: string | null },
) =>
  control
    .update(bills)
    .set({ tries, nextTryOn, problem: null })
    .where(
      and(
        eq(bills.id, bill.id),
        eq(bills.tries, bill.tries),
        bill.nextTryOn ? eq(bills.nextTryOn, bill.nextTryOn) : undefined,
        eq(bills.status, "owed"),
      ),
    )
    .returning({ id: bills.id });

export const markBillPaid = (control: ControlDatabase, billId: string, paymentId: string, now: Date) =>
  control
    .update(bills)
    .set({ status: "paid", gatewayId: paymentId, paidAt: now, nextTryOn: null, problem: null })
    .where(and(eq(bills.id, billId), eq(bills.status, "owed")));

/** Records why a try was refused, and when the next one is; null after the last. */
export const noteBillProblem = (
  control: ControlDatabase,
  billId: string,
  { problem, nextTryOn }: { problem: string; nextTryOn: string | null },
) =>
  control
    .update(bills)
    .set({ problem, nextTryOn })
    .where(and(eq(bills.id, billId), eq(bills.status, "owed")));

/** Gives up what a subscription still owes. */
export const voidBills = (control: ControlDatabase, subscriptionId: string) =>
  control
    .update(bills)
    .set({ status: "void", nextTryOn: null })
    .where(and(eq(bills.subscriptionId, subscriptionId), eq(bills.status, "owed")));

/** That a subscription owes nothing, as a condition of another statement. */
export const owesNothing = (subscriptionId: string) =>
  sql`not exists (select 1 from ${bills} where subscription_id = ${subscriptionId} and status = 'owed')`;

/** The owed bills of a gateway's subscriptions that are to be tried on or before a day. */
export const selectBillsToTry = (
  control: ControlDatabase,
  gateway: GatewayName,
  today: string,
  limit: number,
): Promise<BillRow[]> =>
  control
    .select(columns)
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(and(eq(bills.status, "owed"), lte(bills.nextTryOn, today), eq(subscriptions.gateway, gateway)))
    .orderBy(asc(bills.nextTryOn))
    .limit(limit);

/** What a tenant owes, the oldest first. */
export const selectOwedBills = (control: TenantControl, limit: number): Promise<BillRow[]> =>
  control
    .select(columns)
    .from(bills)
    .where(and(eq(bills.tenantId, control.tenantId), eq(bills.status, "owed")))
    .orderBy(asc(bills.billedOn), asc(bills.id))
    .limit(limit);

/** The bills of a tenant that were made on these days, both taken in, with what the subscription includes; at most 1,000. */
export const selectBillsBetween = (control: TenantControl, from: string, to: string) =>
  control
    .select({ ...columns, documentsIncluded: subscriptions.documentsIncluded })
    .from(bills)
    .innerJoin(subscriptions, eq(subscriptions.id, bills.subscriptionId))
    .where(and(eq(bills.tenantId, control.tenantId), between(bills.billedOn, from, to)))
    .orderBy(asc(bills.billedOn), asc(bills.id))
    .limit(1_000);
