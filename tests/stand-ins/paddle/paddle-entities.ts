import type {
  CurrencyCode,
  ICustomerPortalSessionResponse,
  IDiscountResponse,
  IPriceResponse,
  IProductResponse,
  ISubscriptionResponse,
  ITransactionPaymentAttemptResponse,
  ITransactionResponse,
} from "@paddle/paddle-node-sdk";

type Json = Record<string, unknown>;

/** A price of the stand-in: its amount in minor units, and whether it starts with a trial or is charged once. */
export type StandInPrice = { amount: number; currency: string; trial?: boolean; once?: boolean };

/** A price as Paddle's API writes it. */
export const priceEntity = (
  id: string,
  { amount, currency, trial, once }: StandInPrice,
  now: string,
): IPriceResponse => ({
  id,
  product_id: id.replace("pri_", "pro_"),
  type: "standard",
  tax_mode: "external",
  description: "A month of the plan",
  name: "Monthly",
  status: "active",
  billing_cycle: once ? null : { interval: "month", frequency: 1 },
  trial_period: trial ? { interval: "day", frequency: 14, requires_payment_method: true } : null,
  unit_price: { amount: String(amount), currency_code: currency as CurrencyCode },
  unit_price_overrides: [],
  quantity: { minimum: 1, maximum: once ? 100_000 : 1 },
  custom_data: null,
  import_meta: null,
  created_at: now,
  updated_at: now,
});

const productEntity = (priceId: string, now: string): IProductResponse => ({
  id: priceId.replace("pri_", "pro_"),
  name: "The plan",
  type: "standard",
  tax_category: "saas",
  description: null,
  image_url: null,
  custom_data: null,
  status: "active",
  import_meta: null,
  created_at: now,
  updated_at: now,
});

/** A discount as Paddle's API writes it: so many percent off each bill, `changes` replace what it says. */
export const discountEntity = (
  code: string,
  percent: number,
  changes: Partial<IDiscountResponse> = {},
): IDiscountResponse => ({
  id: `dsc_${code.toLowerCase().replace(/\W/g, "").padEnd(26, "0")}`,
  code,
  status: "active",
  description: `${percent} % off`,
  enabled_for_checkout: true,
  mode: "standard",
  type: "percentage",
  amount: String(percent),
  currency_code: null,
  recur: true,
  maximum_recurring_intervals: null,
  usage_limit: null,
  restrict_to: null,
  expires_at: null,
  custom_data: null,
  times_used: 0,
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  import_meta: null,
  discount_group_id: null,
  discount_group: null,
  ...changes,
});

type TransactionPlan = {
  id: string;
  priceId: string;
  price: StandInPrice;
  quantity?: number;
  percentOff?: number;
  amountOff?: number;
  customerId: string;
  addressId: string;
  discountId: string | null;
  customData: Json;
  url: string;
  now: string;
};

/** A transaction as Paddle's API writes it, before it is paid. Taxes are none of the stand-in's business. */
export function paddleTransaction(plan: TransactionPlan): ITransactionResponse {
  const { id, priceId, price, now, quantity = 1, percentOff = 0, amountOff = 0 } = plan;
  const currency_code = price.currency as CurrencyCode;
  const full = price.trial ? 0 : price.amount * quantity;
  const off = Math.min(full, Math.round((full * percentOff) / 100) + amountOff);
  const [subtotal, discount, total] = [full, off, full - off].map(String) as [string, string, string];
  const line = { subtotal, discount, tax: "0", total };
  const totals = {
    ...line,
    credit: "0",
    credit_to_balance: "0",
    balance: "0",
    grand_total: total,
    grand_total_tax: "0",
    fee: null,
    earnings: null,
    currency_code,
  };
  return {
    id,
    status: "ready",
    customer_id: plan.customerId,
    address_id: plan.addressId,
    business_id: null,
    custom_data: plan.customData,
    currency_code,
    origin: "api",
    subscription_id: null,
    invoice_id: null,
    invoice_number: null,
    collection_mode: "automatic",
    discount_id: plan.discountId,
    billing_details: null,
    billing_period: null,
    items: [{ price: priceEntity(priceId, price, now), price_id: priceId, quantity, proration: null }],
    details: {
      tax_rates_used: [{ tax_rate: "0", totals: line }],
      totals,
      adjusted_totals: { ...totals, retained_fee: "0" },
      payout_totals: null,
      adjusted_payout_totals: null,
      line_items: [
        {
          id: id.replace("txn_", "txnitm_"),
          price_id: priceId,
          quantity,
          proration: null,
          tax_rate: "0",
          unit_totals: line,
          totals: line,
          product: productEntity(priceId, now),
        },
      ],
    },
    payments: [],
    checkout: { url: plan.url },
    created_at: now,
    updated_at: now,
    billed_at: null,
    revised_at: null,
  };
}

/** An attempt to pay a transaction with a card, which an error code says was refused. */
export const paymentAttempt = (
  amount: string,
  error_code: "declined" | "not_enough_balance" | null,
  now: string,
): ITransactionPaymentAttemptResponse => ({
  payment_attempt_id: crypto.randomUUID(),
  stored_payment_method_id: crypto.randomUUID(),
  payment_method_id: null,
  amount,
  status: error_code ? "error" : "captured",
  error_code,
  method_details: {
    type: "card",
    card: { type: "visa", last4: "4242", expiry_month: 5, expiry_year: 2035, cardholder_name: "Ines Marlow" },
    paypal: null,
    south_korea_local_card: null,
    underlying_details: null,
  },
  created_at: now,
  captured_at: error_code ? null : now,
});

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
  discountId?: string | null;
  now: string;
};

/** What is sold in a subscription, as Paddle's API writes it. */
export const subscriptionItem = ({
  priceId,
  price,
  startsAt,
  endsAt,
  now,
}: Pick<
  SubscriptionPlan,
  "priceId" | "price" | "startsAt" | "endsAt" | "now"
>): ISubscriptionResponse["items"][number] => ({
  status: "active",
  quantity: 1,
  recurring: true,
  created_at: now,
  updated_at: now,
  previously_billed_at: startsAt,
  next_billed_at: endsAt,
  trial_dates: null,
  price: priceEntity(priceId, price, now),
  product: productEntity(priceId, now),
});

/** A subscription as Paddle's API writes it. */
export const paddleSubscription = (plan: SubscriptionPlan): ISubscriptionResponse => ({
  id: plan.id,
  customer_id: plan.customerId,
  address_id: plan.addressId,
  business_id: null,
  status: plan.status as ISubscriptionResponse["status"],
  currency_code: plan.price.currency as CurrencyCode,
  discount: plan.discountId ? { id: plan.discountId, starts_at: plan.startsAt, ends_at: null } : null,
  collection_mode: "automatic",
  billing_details: null,
  billing_cycle: { interval: "month", frequency: 1 },
  current_billing_period: { starts_at: plan.startsAt, ends_at: plan.endsAt },
  scheduled_change: null,
  custom_data: plan.customData,
  management_urls: {
    update_payment_method: `https://portal.example/subscriptions/${plan.id}/update-payment-method`,
    cancel: `https://portal.example/subscriptions/${plan.id}/cancel`,
  },
  import_meta: null,
  next_billed_at: plan.endsAt,
  started_at: plan.startsAt,
  first_billed_at: plan.startsAt,
  paused_at: null,
  canceled_at: null,
  created_at: plan.now,
  updated_at: plan.now,
  items: [subscriptionItem(plan)],
});

/** The links of a customer portal session, as Paddle's API writes it. */
export const portalSession = (
  id: string,
  customerId: string,
  subscriptionIds: readonly string[],
  page: string,
  now: string,
): ICustomerPortalSessionResponse => ({
  id,
  customer_id: customerId,
  created_at: now,
  urls: {
    general: { overview: page },
    subscriptions: subscriptionIds.map((id) => ({
      id,
      cancel_subscription: `${page}/${id}/cancel`,
      update_subscription_payment_method: `${page}/${id}/payment-method`,
    })),
  },
});
