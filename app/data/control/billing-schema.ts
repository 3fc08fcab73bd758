import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import type { BillKind, BillStatus } from "~/domain/billing/bill";
import type { GatewayName, SubscriptionStatus } from "~/domain/billing/subscription";
import { billLinesKind } from "~/domain/stored/setting-kinds";
import { paymentNewsKind } from "~/domain/stored/work-kinds";
import { stored } from "../stored-column";
import { tenants } from "./control-schema";

const time = (name: string) => integer(name, { mode: "timestamp_ms" });
const tenantId = () =>
  text("tenant_id")
    .notNull()
    .references(() => tenants.id);

/**
 * What is sold where. Amounts are in the minor unit of the currency; `rank` orders the plans of a country, the cheapest
 * first. The `paddle…` columns name the prices at Paddle, one with and one without a trial, and the one of an overage.
 */
export const plans = sqliteTable(
  "plans",
  {
    code: text("code").primaryKey(),
    tier: text("tier").notNull(),
    countryCode: text("country_code").notNull(),
    rank: integer("rank").notNull(),
    currency: text("currency").notNull(),
    monthlyPrice: integer("monthly_price").notNull(),
    documentsIncluded: integer("documents_included").notNull(),
    overagePrice: integer("overage_price").notNull(),
    introductionKey: text("introduction_key").notNull(),
    trialNoteKey: text("trial_note_key").notNull(),
    paddlePriceId: text("paddle_price_id"),
    paddleTrialPriceId: text("paddle_trial_price_id"),
    paddleOveragePriceId: text("paddle_overage_price_id"),
    active: integer("active", { mode: "boolean" }).notNull().default(true),
  },
  (t) => [uniqueIndex("plans_country_rank").on(t.countryCode, t.rank)],
);

/**
 * A subscription keeps the terms of its plan as they were sold. Days are ISO dates in UTC: the period runs from
 * `periodStart` up to, without, `periodEnd`, which is the day of the next bill. `lastEvent…` is the newest event of the
 * payment service that was applied.
 */
export const subscriptions = sqliteTable(
  "subscriptions",
  {
    id: text("id").primaryKey(),
    tenantId: tenantId(),
    gateway: text("gateway").$type<GatewayName>().notNull(),
    gatewayId: text("gateway_id"),
    gatewayCustomerId: text("gateway_customer_id"),
    planCode: text("plan_code").notNull(),
    tier: text("tier").notNull(),
    currency: text("currency").notNull(),
    monthlyPrice: integer("monthly_price").notNull(),
    documentsIncluded: integer("documents_included").notNull(),
    overagePrice: integer("overage_price").notNull(),
    couponCode: text("coupon_code"),
    percentOff: integer("percent_off").notNull().default(0),
    amountOff: integer("amount_off").notNull().default(0),
    discountedBillsLeft: integer("discounted_bills_left").notNull().default(0),
    status: text("status").$type<SubscriptionStatus>().notNull(),
    trialEndsOn: text("trial_ends_on"),
    periodStart: text("period_start").notNull(),
    periodEnd: text("period_end").notNull(),
    cancelAtPeriodEnd: integer("cancel_at_period_end", { mode: "boolean" }).notNull().default(false),
    suspendedAt: time("suspended_at"),
    endedAt: time("ended_at"),
    lastEventAt: time("last_event_at"),
    lastEventId: text("last_event_id"),
    revision: integer("revision").notNull().default(1),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("subscriptions_live").on(t.tenantId).where(sql`status <> 'canceled'`),
    uniqueIndex("subscriptions_gateway").on(t.gateway, t.gatewayId),
    index("subscriptions_tenant").on(t.tenantId, t.createdAt),
    index("subscriptions_due").on(t.gateway, t.status, t.periodEnd),
  ],
);

/**
 * One bill. `key` says what it is for (a subscription, a period, a kind), so that nothing is billed twice. A bill that is
 * owed is tried again on `nextTryOn`.
 */
export const bills = sqliteTable(
  "bills",
  {
    id: text("id").primaryKey(),
    key: text("key").notNull(),
    tenantId: tenantId(),
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => subscriptions.id),
    number: text("number").notNull(),
    kind: text("kind").$type<BillKind>().notNull(),
    billedOn: text("billed_on").notNull(),
    periodStart: text("period_start").notNull(),
    periodEnd: text("period_end").notNull(),
    currency: text("currency").notNull(),
    amount: integer("amount").notNull(),
    lines: stored("lines", billLinesKind).notNull(),
    status: text("status").$type<BillStatus>().notNull(),
    tries: integer("tries").notNull().default(0),
    nextTryOn: text("next_try_on"),
    problem: text("problem"),
    paidAt: time("paid_at"),
    gatewayId: text("gateway_id"),
    lastEventAt: time("last_event_at"),
    lastEventId: text("last_event_id"),
    createdAt: time("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("bills_key").on(t.key),
    uniqueIndex("bills_number").on(t.number),
    index("bills_tenant").on(t.tenantId, t.billedOn, t.id),
    index("bills_subscription").on(t.subscriptionId, t.status),
    index("bills_due").on(t.status, t.nextTryOn),
  ],
);

/** How a tenant pays: a token of the payment service, and what may be shown of the card. Never its number. */
export const paymentMethods = sqliteTable("payment_methods", {
  tenantId: tenantId().primaryKey(),
  gateway: text("gateway").$type<GatewayName>().notNull(),
  token: text("token").notNull(),
  brand: text("brand").notNull(),
  lastDigits: text("last_digits").notNull(),
  expiryMonth: integer("expiry_month").notNull(),
  expiryYear: integer("expiry_year").notNull(),
  firstName: text("first_name").notNull(),
  lastName: text("last_name").notNull(),
  address: text("address").notNull().default(""),
  city: text("city").notNull().default(""),
  state: text("state").notNull().default(""),
  zip: text("zip").notNull().default(""),
  changedAt: time("changed_at").notNull(),
});

/** `kind` partner opens the partner plan; `tier` null is good for every plan. A discount holds for this many bills. */
export const coupons = sqliteTable("coupons", {
  code: text("code").primaryKey(),
  kind: text("kind").$type<"standard" | "partner">().notNull().default("standard"),
  tier: text("tier"),
  percentOff: integer("percent_off").notNull().default(0),
  bills: integer("bills").notNull().default(1),
  expiresOn: text("expires_on"),
  usesLeft: integer("uses_left"),
  active: integer("active", { mode: "boolean" }).notNull().default(true),
});

/** An event of the payment service, by the service's id, so that it is applied once. `payload` is what it said. */
export const paymentEvents = sqliteTable(
  "payment_events",
  {
    gateway: text("gateway").$type<GatewayName>().notNull(),
    eventId: text("event_id").notNull(),
    type: text("type").notNull(),
    subject: text("subject").notNull(),
    occurredAt: time("occurred_at").notNull(),
    receivedAt: time("received_at").notNull(),
    appliedAt: time("applied_at"),
    payload: stored("payload", paymentNewsKind).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.gateway, t.eventId] }),
    index("payment_events_subject").on(t.gateway, t.subject, t.occurredAt),
    index("payment_events_waiting").on(t.appliedAt, t.receivedAt),
  ],
);

/** What a tenant has been notified of by e-mail, by a key for the subject, so that it is notified once. */
export const billingNotices = sqliteTable(
  "billing_notices",
  { key: text("key").primaryKey(), tenantId: tenantId(), at: time("at").notNull() },
  (t) => [index("billing_notices_tenant").on(t.tenantId)],
);
