import { z } from "zod";
import { dayOf } from "~/domain/billing/days";
import type { PaymentEvent, PaymentUpdate, SubscriptionUpdate } from "~/domain/billing/payment-event";

const moment = z.string().transform((text) => new Date(text));
const period = z.object({ starts_at: moment, ends_at: moment }).nullish();
const ours = z.object({ tenantId: z.string() });

/** What we note with a subscription. `periodStart` is there when a change of plan began a period of ours. */
const noted = ours.extend({
  planCode: z.string(),
  periodStart: z.iso.date().optional(),
  couponCode: z.string().optional(),
  percentOff: z.number().default(0),
  amountOff: z.number().default(0),
});

/** The part of a Paddle subscription that we read (Paddle API, Subscription). */
const subscription = z.object({
  id: z.string(),
  status: z.enum(["active", "canceled", "past_due", "paused", "trialing"]),
  customer_id: z.string(),
  created_at: moment,
  started_at: moment.nullish(),
  canceled_at: moment.nullish(),
  next_billed_at: moment.nullish(),
  current_billing_period: period,
  scheduled_change: z.object({ action: z.string() }).nullish(),
  discount: z.object({ ends_at: moment.nullish() }).nullish(),
  custom_data: noted,
});

/** The part of a Paddle transaction that we read (Paddle API, Transaction). */
const transaction = z.object({
  id: z.string(),
  status: z.string(),
  origin: z.string(),
  subscription_id: z.string().nullish(),
  currency_code: z.string(),
  billing_period: period,
  billed_at: moment.nullish(),
  created_at: moment,
  custom_data: ours,
  details: z.object({ totals: z.object({ grand_total: z.string() }) }),
});

const envelope = z.object({
  event_id: z.string(),
  event_type: z.string(),
  occurred_at: moment,
  data: z.unknown(),
});

const statuses = {
  active: "active",
  canceled: "canceled",
  past_due: "past-due",
  // We never pause; a subscription that someone paused at Paddle gives nothing and costs nothing.
  paused: "canceled",
  trialing: "trialing",
} as const;

/** What a webhook of Paddle says, or "nothing" when it is about something that we do not keep or did not begin. */
export function paddleEvent(body: string): PaymentEvent | "nothing" {
  const read = envelope.safeParse(jsonOf(body));
  if (!read.success) return "nothing";
  const { event_id, event_type, occurred_at, data } = read.data;
  const about = event_type.startsWith("subscription.")
    ? subscriptionUpdate(data)
    : event_type.startsWith("transaction.")
      ? paymentUpdate(data)
      : null;
  if (!about) return "nothing";
  return { gateway: "paddle", eventId: event_id, type: event_type, occurredAt: occurred_at, ...about };
}

type About<N> = { tenantId: string; update: N } | null;

/** What a subscription of Paddle is to us, or null when we did not begin it. */
export function subscriptionUpdate(data: unknown): About<SubscriptionUpdate> {
  const read = subscription.safeParse(data);
  if (!read.success) return null;
  const { id, status, customer_id, current_billing_period, scheduled_change, custom_data } = read.data;
  const { created_at, started_at, canceled_at, next_billed_at, discount } = read.data;
  const start = current_billing_period?.starts_at ?? started_at ?? new Date(0);
  const end = current_billing_period?.ends_at ?? canceled_at ?? next_billed_at ?? start;
  const isDiscounted = discount && (!discount.ends_at || discount.ends_at > end);
  const { planCode, periodStart = "", couponCode = null, percentOff, amountOff } = custom_data;
  return {
    tenantId: custom_data.tenantId,
    update: {
      kind: "subscription",
      gatewayId: id,
      customerId: customer_id,
      planCode,
      status: statuses[status],
      trialEndsOn: status === "trialing" ? dayOf(end) : null,
      periodStart: periodStart > dayOf(start) ? periodStart : dayOf(start),
      periodEnd: dayOf(end),
      cancelAtPeriodEnd: scheduled_change?.action === "cancel",
      couponCode,
      percentOff,
      amountOff,
      discountedBillsLeft: isDiscounted ? 1 : 0,
      begunAt: created_at.toISOString(),
    },
  };
}

/**
 * What a transaction of Paddle is to us, or null when it belongs to no subscription, or nothing was billed: not yet, or
 * because a trial begins or another card is kept.
 */
export function paymentUpdate(data: unknown): About<PaymentUpdate> {
  const read = transaction.safeParse(data);
  if (!read.success) return null;
  const { id, status, origin, subscription_id, currency_code, billing_period, custom_data } = read.data;
  const paid = status === "completed" || status === "paid";
  const amount = Number(read.data.details.totals.grand_total);
  if (!subscription_id || !(paid || status === "past_due") || amount === 0) return null;
  const billed = read.data.billed_at ?? read.data.created_at;
  return {
    tenantId: custom_data.tenantId,
    update: {
      kind: "payment",
      gatewayId: id,
      subscriptionGatewayId: subscription_id,
      origin: origin === "subscription_charge" ? "overage" : "recurring",
      paid,
      amount,
      currency: currency_code,
      billedOn: dayOf(billed),
      periodStart: dayOf(billing_period?.starts_at ?? billed),
      periodEnd: dayOf(billing_period?.ends_at ?? billed),
    },
  };
}

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
