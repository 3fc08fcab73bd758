import { and, desc, eq, getTableColumns, ne } from "drizzle-orm";
import type { Subscription } from "~/domain/billing/subscription";
import { subscriptions } from "./billing-schema";
import type { ControlDatabase } from "./control-database";

const { lastEventAt: _, lastEventId: __, ...columns } = getTableColumns(subscriptions);

export type NewSubscription = typeof subscriptions.$inferInsert;

/** Whether the tenant has, or ever had, a subscription. */
export async function tenantHasSubscription(control: ControlDatabase, tenantId: string): Promise<boolean> {
  return (await findNewestSubscription(control, tenantId)) !== null;
}

/** The newest subscription of a tenant, over or not, or null. */
export async function findNewestSubscription(
  control: ControlDatabase,
  tenantId: string,
): Promise<Subscription | null> {
  const row = await control
    .select(columns)
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, tenantId))
    .orderBy(desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1)
    .get();
  return row ?? null;
}

/** The subscription of a tenant that is not over, or null: there is never more than one. */
export async function findLiveSubscription(
  control: ControlDatabase,
  tenantId: string,
): Promise<Subscription | null> {
  const row = await control
    .select(columns)
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, tenantId), ne(subscriptions.status, "canceled")))
    .get();
  return row ?? null;
}

export const insertSubscription = (control: ControlDatabase, row: NewSubscription) =>
  control.insert(subscriptions).values(row);

/** Takes back a subscription whose first payment was refused. */
export const deleteSubscription = (control: ControlDatabase, subscriptionId: string) =>
  control.delete(subscriptions).where(eq(subscriptions.id, subscriptionId));
