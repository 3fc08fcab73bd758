import { ApiError, type Paddle, type Transaction } from "@paddle/paddle-node-sdk";
import type { Plan } from "~/domain/billing/plan";
import type { Checkout, Order } from "~/operations/payment-port";
import { findDiscount, termsOf } from "./paddle-discount";

/** Makes a transaction that waits to be paid: plan, customer, address and discount are fixed in it. */
export async function beginCheckout(
  paddle: Paddle,
  { tenant, payer, plan, trial, discount }: Order,
): Promise<Transaction> {
  const customerId = await customerOf(paddle, payer.email, tenant);
  const address = await paddle.addresses.create(customerId, {
    countryCode: tenant.countryCode as Parameters<typeof paddle.addresses.create>[1]["countryCode"],
    ...(payer.zip && { postalCode: payer.zip }),
  });
  const found = discount?.couponCode ? await findDiscount(paddle, discount.couponCode, plan) : null;
  const terms = found && termsOf(found);
  return paddle.transactions.create({
    items: [{ priceId: priceOf(plan, trial), quantity: 1 }],
    customerId,
    addressId: address.id,
    ...(found && { discountId: found.id }),
    customData: {
      tenantId: tenant.id,
      planCode: plan.code,
      ...(terms && {
        couponCode: terms.couponCode,
        percentOff: terms.percentOff,
        // Paddle converts an amount of another currency by a rate that we do not know.
        amountOff: found?.currencyCode === plan.currency ? terms.amountOff : 0,
      }),
    },
  });
}

/** A transaction of Paddle as what the pages know of it. */
export function checkoutOf(
  { id, status, customData, checkout, subscriptionId }: Transaction,
  hostedCheckout: string | null,
): Checkout {
  const tenantId = customData && "tenantId" in customData ? String(customData.tenantId) : "";
  return {
    transactionId: id,
    tenantId,
    isOpen: status !== "paid" && status !== "completed",
    begins: subscriptionId === null,
    url: checkout?.url ?? "",
    hostedUrl: hostedCheckout && withTransaction(hostedCheckout, id),
  };
}

/** Paddle, "Hosted checkout URL query parameters". */
function withTransaction(hostedCheckout: string, transactionId: string): string {
  const url = new URL(hostedCheckout);
  url.searchParams.set("transaction_id", transactionId);
  return url.href;
}

/** A transaction by its id, or null. */
export async function findTransaction(paddle: Paddle, transactionId: string): Promise<Transaction | null> {
  if (!/^txn_[a-z\d]{26}$/.test(transactionId)) return null;
  try {
    return await paddle.transactions.get(transactionId);
  } catch (error) {
    if (error instanceof ApiError && error.code === "not_found") return null;
    throw error;
  }
}

/** The price of a plan at Paddle: a trial is a property of the price there. */
export function priceOf(plan: Plan, trial: boolean): string {
  const price = trial ? plan.paddleTrialPriceId : plan.paddlePriceId;
  if (!price) throw new Error(`plan ${plan.code} has no price at Paddle`);
  return price;
}

/** Paddle knows one customer for an e-mail. */
async function customerOf(paddle: Paddle, email: string, tenant: Order["tenant"]): Promise<string> {
  const [known] = await paddle.customers.list({ email: [email] }).next();
  if (known) return known.id;
  const customData = { tenantId: tenant.id };
  return (await paddle.customers.create({ email, name: tenant.companyName, customData })).id;
}
