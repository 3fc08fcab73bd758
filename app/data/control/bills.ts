import { and, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { bills } from "./billing-schema";
import type { ControlDatabase } from "./control-database";

const { lastEventAt: _, lastEventId: __, ...columns } = getTableColumns(bills);

export type BillRow = Omit<typeof bills.$inferSelect, "lastEventAt" | "lastEventId">;
export type NewBillRow = typeof bills.$inferInsert;

/** Writes a bill; one with the same key stays as it is. */
export const insertBill = (control: ControlDatabase, row: NewBillRow) =>
  control.insert(bills).values(row).onConflictDoNothing();

export const deleteBill = (control: ControlDatabase, billId: string) =>
  control.delete(bills).where(eq(bills.id, billId));

/** The bills of a tenant, the newest first. */
export const selectBills = (control: ControlDatabase, tenantId: string, limit: number): Promise<BillRow[]> =>
  control
    .select(columns)
    .from(bills)
    .where(eq(bills.tenantId, tenantId))
    .orderBy(desc(bills.billedOn), desc(bills.id))
    .limit(limit);

/** A bill of the tenant, or null. */
export async function findBill(
  control: ControlDatabase,
  tenantId: string,
  billId: string,
): Promise<BillRow | null> {
  const row = await control
    .select(columns)
    .from(bills)
    .where(and(eq(bills.id, billId), eq(bills.tenantId, tenantId)))
    .get();
  return row ?? null;
}

/** Takes an owed bill for a try to charge it; no row comes back when another run was first. */
export const claimBill = (
  control: ControlDatabase,
  bill: { id: string; tries: number },
  nextTryOn: string | null,
) =>
  control
    .update(bills)
    .set({ tries: bill.tries + 1, nextTryOn })
    .where(and(eq(bills.id, bill.id), eq(bills.tries, bill.tries), eq(bills.status, "owed")))
    .returning({ id: bills.id });

export const markBillPaid = (control: ControlDatabase, billId: string, paymentId: string, now: Date) =>
  control
    .update(bills)
    .set({ status: "paid", gatewayId: paymentId, paidAt: now, nextTryOn: null, problem: null })
    .where(and(eq(bills.id, billId), eq(bills.status, "owed")));

export const noteBillProblem = (control: ControlDatabase, billId: string, problem: string) =>
  control
    .update(bills)
    .set({ problem })
    .where(and(eq(bills.id, billId), eq(bills.status, "owed")));

/** Gives up what a subscription still owes. */
export const voidBills = (control: ControlDatabase, subscriptionId: string) =>
  control
    .update(bills)
    .set({ status: "void", nextTryOn: null })
    .where(and(eq(bills.subscriptionId, subscriptionId), eq(bills.status, "owed")));

/** How many bills of a subscription are owed, as a condition of another statement. */
export const owesNothing = (subscriptionId: string) =>
  sql`not exists (select 1 from ${bills} where subscription_id = ${subscriptionId} and status = 'owed')`;
