import { paddleSubscription, paddleTransaction } from "@tests/stand-ins/paddle/paddle-entities";
import { nextBillDay } from "~/domain/billing/bill-dates";

const price = { amount: 4900, currency: "USD" };

/**
 * So many webhook bodies about a tenant, in the order in which they occur: subscriptions that begin, are paid, owe, are
 * canceled, kept after all, change plans and end, one after the other.
 */
export function paddleStory(tenantId: string, count: number): string[] {
  const bodies: string[] = [];
  let moment = Date.UTC(2026, 0, 1);
  const pass = () => {
    moment += 60_000;
    return new Date(moment).toISOString();
  };
  const tell = (type: string, data: Record<string, unknown>) => {
    const number = String(bodies.length).padStart(4, "0");
    const body = { event_id: `evt_${tenantId}_${number}`, event_type: type, occurred_at: pass(), data };
    if (bodies.length < count) bodies.push(JSON.stringify(body));
  };
  for (let life = 0; bodies.length < count; life += 1) liveOnce(tenantId, life, tell, pass);
  return bodies;
}

type Tell = (type: string, data: Record<string, unknown>) => void;

function liveOnce(tenantId: string, life: number, tell: Tell, pass: () => string): void {
  const id = `sub_${tenantId}_${life}`;
  let [start, end] = ["2026-01-31", nextBillDay("2026-01-31")];
  const subscription = paddleSubscription({
    id,
    customerId: `ctm_${tenantId}`,
    addressId: "add_1",
    priceId: "pri_b",
    price,
    status: "trialing",
    startsAt: `${start}T00:00:00Z`,
    endsAt: `${end}T00:00:00Z`,
    now: pass(),
    customData: { tenantId, planCode: "us-bronze" },
  });
  const told = (type: string, change: Record<string, unknown> = {}) => {
    Object.assign(subscription, change, { updated_at: pass() });
    tell(`subscription.${type}`, { ...subscription });
  };
  const billed = (month: number, status: string) =>
    tell(`transaction.${status}`, {
      ...paddleTransaction({
        id: `txn_${tenantId}_${life}_${month}`,
        priceId: "pri_b",
        price,
        customerId: "c",
        addressId: "a",
        discountId: null,
        customData: { tenantId, planCode: "us-bronze" },
        url: "",
        now: pass(),
      }),
      status,
      subscription_id: id,
      billed_at: `${start}T00:00:00Z`,
      origin: "subscription_recurring",
      billing_period: { starts_at: `${start}T00:00:00Z`, ends_at: `${end}T00:00:00Z` },
    });
  told("created");
  for (let month = 0; month < 4; month += 1) {
    [start, end] = [end, nextBillDay(end)];
    const period = { starts_at: `${start}T00:00:00Z`, ends_at: `${end}T00:00:00Z` };
    told("past_due", { status: "past_due", current_billing_period: period });
    billed(month, "past_due");
    told("activated", { status: "active" });
    billed(month, "completed");
    const scheduled = { action: "cancel", effective_at: `${end}T00:00:00Z`, resume_at: null };
    told("updated", { scheduled_change: scheduled });
    const planCode = month % 2 === 0 ? "us-gold" : "us-silver";
    told("updated", { scheduled_change: null, custom_data: { tenantId, planCode } });
  }
  told("canceled", { status: "canceled", canceled_at: `${end}T00:00:00Z`, current_billing_period: null });
}
