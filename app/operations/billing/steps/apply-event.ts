import { commit, type Statement } from "~/data/commit";
import { clearTenantMetadata, resumeAfterPayment, suspendIfUnsubscribed } from "~/data/control/billed-tenant";
import { insertBill } from "~/data/control/bills";
import { insertControlAudit, insertControlAuditIfChanged } from "~/data/control/control-audit";
import {
  findSubscriptionOfGateway,
  payOverageBill,
  putBill,
  updateByEvent,
} from "~/data/control/payment-events";
import { findPlan } from "~/data/control/plan-of-code";
import { findLiveSubscription, insertSubscription } from "~/data/control/subscriptions";
import { isUniqueViolation } from "~/data/is-unique-violation";
import { countUsage } from "~/data/shard/meters";
import { overageBill } from "~/domain/billing/new-bill";
import { passedPeriods } from "~/domain/billing/passed-periods";
import type { PaymentEvent, PaymentUpdate, SubscriptionUpdate } from "~/domain/billing/payment-event";
import { planName } from "~/domain/billing/plan-name";
import type { Subscription } from "~/domain/billing/subscription";
import { auditOf } from "../../audit-of";
import type { BillingJobContext } from "../billing-job-context";
import { billRow } from "./bill-row";

type Event<N> = PaymentEvent & { update: N };

/**
 * Makes the rows say what an event of the payment service says, unless a newer event was applied before. Returns false
 * when it has to wait for another event: a payment for its subscription, a new subscription for the end of the old one. One that
 * has waited for that (`late`) may be a second one beside the first.
 */
export async function applyEvent(
  context: BillingJobContext,
  event: PaymentEvent,
  late = false,
): Promise<boolean> {
  const { update } = event;
  try {
    return update.kind === "subscription"
      ? await applySubscription(context, { ...event, update })
      : await applyPayment(context, { ...event, update });
  } catch (error) {
    // One live subscription a tenant.
    if (!isUniqueViolation(error)) throw error;
    return late && update.kind === "subscription" && takeBackSecond(context, { ...event, update });
  }
}

/**
 * A subscription that begins while another runs: someone paid in two windows at once. The second is ended and paid
 * back. When the first is over at the service, its end is only not told yet, and the second waits for that.
 */
async function takeBackSecond(
  context: BillingJobContext,
  event: Event<SubscriptionUpdate>,
): Promise<boolean> {
  const { control, gateway } = context;
  const running = await findLiveSubscription(control);
  if (gateway.kind !== "subscriptions" || running?.gateway !== event.gateway) return false;
  const ended = await gateway.refundSecond(event.update.gatewayId, running);
  if (ended?.update.kind !== "subscription") return false;
  await commit(control, [
    insertControlAudit(
      control,
      auditOf(context, "billing.take-back", running.id, { second: event.update.gatewayId }),
    ),
  ]);
  return applySubscription(context, { ...ended, update: ended.update });
}

async function applySubscription(context: BillingJobContext, event: Event<SubscriptionUpdate>) {
  const { control } = context;
  const { update } = event;
  const [plan, known] = await Promise.all([
    findPlan(control, update.planCode),
    findSubscriptionOfGateway(control, event.gateway, update.gatewayId),
  ]);
  if (!plan) throw new Error(`the payment service tells of an unknown plan ${update.planCode}`);
  const { currency, monthlyPrice, documentsIncluded, overagePrice, tier } = plan;
  const { kind: _, customerId, begunAt, ...told } = update;
  const row = {
    ...told,
    currency,
    monthlyPrice,
    documentsIncluded,
    overagePrice,
    tier,
    id: known?.id ?? context.newId(),
    gateway: event.gateway,
    gatewayCustomerId: customerId,
    endedAt: update.status === "canceled" ? event.occurredAt : null,
    lastEventAt: event.occurredAt,
    lastEventId: event.eventId,
    createdAt: new Date(begunAt),
  };
  const detail = { event: event.eventId, status: update.status };
  await commit(control, [
    known ? updateByEvent(control, row) : insertSubscription(control, row),
    insertControlAuditIfChanged(control, auditOf(context, "billing.event", row.id, detail)),
    ...(await overageOf(context, known, update)),
    ...(update.status === "canceled" ? [] : [clearTenantMetadata(control)]),
    resumeAfterPayment(control),
    suspendIfUnsubscribed(control, context.now()),
  ]);
  return true;
}

/** The bills for documents beyond those included in periods that are over since. */
async function overageOf(
  context: BillingJobContext,
  known: Subscription | null,
  update: SubscriptionUpdate,
): Promise<Statement[]> {
  if (!known || known.status === "trialing") return [];
  const { control, shard } = context;
  const statements: Statement[] = [];
  for (const period of passedPeriods(known, update)) {
    const used = await countUsage(shard, period.periodStart, period.periodEnd);
    const bill = overageBill(known, period, used);
    if (bill) statements.push(insertBill(control, billRow(context, known.id, bill)));
  }
  return statements;
}

async function applyPayment(context: BillingJobContext, event: Event<PaymentUpdate>): Promise<boolean> {
  const { control } = context;
  const { update } = event;
  const subscription = await findSubscriptionOfGateway(control, event.gateway, update.subscriptionGatewayId);
  if (!subscription) return false;
  if (update.origin === "overage") {
    const paid = { amount: update.amount, paymentId: update.gatewayId, now: event.occurredAt };
    if (!update.paid) return true;
    if ((await payOverageBill(control, subscription.id, paid)).length > 0) return true;
  }
  await putBill(control, {
    ...billRow(context, subscription.id, billOf(update, subscription), update.billedOn),
    status: update.paid ? "paid" : "owed",
    paidAt: update.paid ? event.occurredAt : null,
    nextTryOn: null,
    gatewayId: update.gatewayId,
    lastEventAt: event.occurredAt,
    lastEventId: event.eventId,
  });
  return true;
}

const billOf = (update: PaymentUpdate, { tier }: Subscription) => ({
  key: `paddle:${update.gatewayId}`,
  kind: update.origin,
  periodStart: update.periodStart,
  periodEnd: update.periodEnd,
  currency: update.currency,
  amount: update.amount,
  lines: [{ textKey: "billing.line.plan", values: { plan: planName(tier) }, amount: update.amount }],
});
