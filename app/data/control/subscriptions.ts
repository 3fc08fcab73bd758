import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { GatewayName, Subscription } from "~/domain/billing/subscription";
import type { NewRow } from "../new-row";
import { billingNotices, subscriptions } from "./billing-schema";
import { owesNothing } from "./bills";
import type { ControlDatabase } from "./control-database";
import { tenants } from "./control-schema";
import type { TenantControl } from "./tenant-control";

const { lastEventAt: _, lastEventId: __, ...columns } = getTableColumns(subscriptions);

export type NewSubscription = NewRow<typeof subscriptions>;

/** Whether the tenant has, or ever had, a subscription. */
export async function tenantHasSubscription(control: TenantControl): Promise<boolean> {
  return (await findNewestSubscription(control)) !== null;
}

/** The subscription of a tenant that is not over, else the newest, or null. */
export async function findNewestSubscription(control: TenantControl): Promise<Subscription | null> {
  const row = await control
    .select(columns)
    .from(subscriptions)
    .where(eq(subscriptions.tenantId, control.tenantId))
    .orderBy(sql`${subscriptions.status} = 'canceled'`, desc(subscriptions.createdAt), desc(subscriptions.id))
    .limit(1)
    .get();
  return row ?? null;
}

/** The subscription of a tenant that is not over, or null: there is never more than one. */
export async function findLiveSubscription(control: TenantControl): Promise<Subscription | null> {
  const row = await control
    .select(columns)
    .from(subscriptions)
    .where(and(eq(subscriptions.tenantId, control.tenantId), ne(subscriptions.status, "canceled")))
    .get();
  return row ?? null;
}

export const insertSubscription = (control: TenantControl, row: NewSubscription) =>
  control.insert(subscriptions).values({ ...row, tenantId: control.tenantId });

/** Undoes a subscription whose first payment was refused. */
export const deleteSubscription = (control: ControlDatabase, subscriptionId: string) =>
  control.delete(subscriptions).where(eq(subscriptions.id, subscriptionId));

/** A subscription by its id, or null. */
export async function findSubscription(
  control: ControlDatabase,
  subscriptionId: string,
): Promise<Subscription | null> {
  const row = await control
    .select(columns)
    .from(subscriptions)
    .where(eq(subscriptions.id, subscriptionId))
    .get();
  return row ?? null;
}

export type SubscriptionChanges = Partial<Omit<NewSubscription, "id" | "revision">>;

/** Changes a subscription as it was seen; returns no row when it changed meanwhile. */
export const changeSubscription = (
  control: ControlDatabase,
  { id, revision }: Pick<Subscription, "id" | "revision">,
  changes: SubscriptionChanges,
) =>
  control
    .update(subscriptions)
    .set({ ...changes, revision: revision + 1 })
    .where(and(eq(subscriptions.id, id), eq(subscriptions.revision, revision)))
    .returning({ id: subscriptions.id });

/** Puts a live subscription into another state, whatever else changed. */
export const setSubscriptionStatus = (
  control: ControlDatabase,
  subscriptionId: string,
  status: "past-due" | "suspended",
  suspendedAt: Date | null,
) =>
  control
    .update(subscriptions)
    .set({ status, suspendedAt, revision: sql`${subscriptions.revision} + 1` })
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        inArray(subscriptions.status, ["active", "past-due", "suspended"]),
      ),
    );

/**
 * Makes a subscription active that owes nothing any more. One whose period went by while it was suspended starts a new
 * period today.
 */
export const settleSubscription = (
  control: ControlDatabase,
  subscriptionId: string,
  { periodStart, periodEnd }: { periodStart: string; periodEnd: string },
) =>
  control
    .update(subscriptions)
    .set({
      status: "active",
      suspendedAt: null,
      periodStart: sql`case when ${subscriptions.periodEnd} <= ${periodStart} then ${periodStart} else ${subscriptions.periodStart} end`,
      periodEnd: sql`case when ${subscriptions.periodEnd} <= ${periodStart} then ${periodEnd} else ${subscriptions.periodEnd} end`,
      revision: sql`${subscriptions.revision} + 1`,
    })
    .where(
      and(
        eq(subscriptions.id, subscriptionId),
        inArray(subscriptions.status, ["past-due", "suspended"]),
        owesNothing(subscriptionId),
      ),
    );

/** The subscriptions of a gateway whose period is over, the longest over first. */
export const selectDueSubscriptions = (
  control: ControlDatabase,
  gateway: GatewayName,
  today: string,
  limit: number,
): Promise<Subscription[]> =>
  control
    .select(columns)
    .from(subscriptions)
    .where(
      and(
        eq(subscriptions.gateway, gateway),
        inArray(subscriptions.status, ["trialing", "active"]),
        lte(subscriptions.periodEnd, today),
      ),
    )
    .orderBy(asc(subscriptions.periodEnd))
    .limit(limit);

/** The trials that end on or before a day and of which nobody was told yet. */
export const selectEndingTrials = (
  control: ControlDatabase,
  until: string,
  limit: number,
): Promise<Subscription[]> =>
  control
    .select(columns)
    .from(subscriptions)
    .where(
      and(
        inArray(subscriptions.gateway, ["sandbox", "paddle"]),
        eq(subscriptions.status, "trialing"),
        lte(subscriptions.periodEnd, until),
        sql`not exists (select 1 from ${billingNotices} where key = 'trial-ending:' || ${subscriptions.id})`,
      ),
    )
    .limit(limit);

/** The subscriptions of a gateway that are not over although their tenants are being erased. */
export const selectErasedSubscriptions = (
  control: ControlDatabase,
  gateway: GatewayName,
  limit: number,
): Promise<Subscription[]> =>
  control
    .select(columns)
    .from(tenants)
    .innerJoin(subscriptions, eq(subscriptions.tenantId, tenants.id))
    .where(
      and(
        isNotNull(tenants.deletionDueAt),
        eq(tenants.status, "erasing"),
        eq(subscriptions.gateway, gateway),
        ne(subscriptions.status, "canceled"),
      ),
    )
    .limit(limit);
