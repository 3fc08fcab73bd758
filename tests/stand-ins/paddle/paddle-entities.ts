import type { StandInPrice } from "./paddle-stand-in";

type Json = Record<string, unknown>;

/** A price as Paddle's API writes it. */
const priceEntity = (id: string, { amount, currency, trial }: StandInPrice, now: string) => ({
  ...{ id, product_id: `pro_${id}`, type: "standard", description: id, name: id, tax_mode: "external" },
  billing_cycle: { interval: "month", frequency: 1 },
  trial_period: trial ? { interval: "day", frequency: 14 } : null,
  unit_price: { amount: String(amount), currency_code: currency },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: 1 },
  ...{ status: "active", custom_data: null, import_meta: null, created_at: now, updated_at: now },
});

const productEntity = (id: string, now: string) => ({
  ...{ id: `pro_${id}`, name: id, type: "standard", tax_category: "standard", description: null },
  ...{ image_url: null, custom_data: null, status: "active", import_meta: null },
  ...{ created_at: now, updated_at: now },
});

type TransactionPlan = {
  id: string;
  priceId: string;
  price: StandInPrice;
  customerId: string;
  addressId: string;
  discountId: string | null;
  customData: Json;
  url: string;
  now: string;
};

export type PaddleTransaction = ReturnType<typeof paddleTransaction>;

/** A transaction as Paddle's API writes it, before it is paid. */
export function paddleTransaction(plan: TransactionPlan) {
  const { id, priceId, price, now } = plan;
  const amount = String(price.trial ? 0 : price.amount);
  const totals = {
    ...{ subtotal: amount, discount: "0", tax: "0", total: amount, credit: "0", credit_to_balance: "0" },
    ...{ balance: "0", grand_total: amount, grand_total_tax: "0", fee: null, earnings: null },
    currency_code: price.currency,
  };
  return {
    ...{ id, status: "ready", customer_id: plan.customerId, address_id: plan.addressId },
    ...{ business_id: null, custom_data: plan.customData as Json | null, currency_code: price.currency },
    origin: "api",
    subscription_id: null as string | null,
    ...{ invoice_id: null, invoice_number: null, collection_mode: "automatic" },
    ...{ discount_id: plan.discountId, billing_details: null },
    billing_period: null as { starts_at: string; ends_at: string } | null,
    items: [{ price: priceEntity(priceId, price, now), price_id: priceId, quantity: 1, proration: null }],
    details: {
      tax_rates_used: [],
      totals,
      adjusted_totals: { ...totals, retained_fee: null },
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: [],
    },
    payments: [],
    checkout: { url: plan.url },
    ...{ created_at: now, updated_at: now, billed_at: null as string | null, revised_at: null },
  };
}

type SubscriptionPlan = {
  id: string;
  customerId: string;
  addressId: string;
  priceId: string;
  price: StandInPrice;
  status: string;
  startsAt: string;
  endsAt: string;
  customData: Json | null;
  now: string;
};

/** A subscription as Paddle's API writes it. */
export const paddleSubscription = (plan: SubscriptionPlan) => ({
  ...{ id: plan.id, status: plan.status, customer_id: plan.customerId, address_id: plan.addressId },
  ...{ business_id: null, currency_code: plan.price.currency, discount: null },
  ...{ collection_mode: "automatic", billing_details: null },
  billing_cycle: { interval: "month", frequency: 1 },
  current_billing_period: { starts_at: plan.startsAt, ends_at: plan.endsAt } as {
    starts_at: string;
    ends_at: string;
  } | null,
  scheduled_change: null as { action: string; effective_at: string; resume_at: null } | null,
  custom_data: plan.customData,
  management_urls: null,
  import_meta: null,
  next_billed_at: plan.endsAt as string | null,
  ...{ started_at: plan.startsAt, first_billed_at: plan.startsAt, paused_at: null },
  canceled_at: null as string | null,
  ...{ created_at: plan.now, updated_at: plan.now },
  items: [
    {
      ...{ status: "active", quantity: 1, recurring: true, created_at: plan.now, updated_at: plan.now },
      ...{ previously_billed_at: plan.startsAt, next_billed_at: plan.endsAt, trial_dates: null },
      price: priceEntity(plan.priceId, plan.price, plan.now),
      product: productEntity(plan.priceId, plan.now),
    },
  ],
});
