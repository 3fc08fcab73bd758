import type { z } from "zod";
import type { NewPaymentMethod } from "~/data/control/payment-methods";
import type { Card, paymentMethodForm } from "~/domain/billing/payment-inputs";
import type { BillingContext } from "../billing-context";

/** What is kept of a card and of who pays with it. */
export const paymentMethodRow = (
  { gateway, now }: BillingContext,
  payer: z.output<typeof paymentMethodForm>,
  card: Card,
): NewPaymentMethod => ({
  gateway: gateway.name,
  token: card.token,
  brand: card.brand,
  lastDigits: card.lastDigits,
  expiryMonth: card.expiryMonth,
  expiryYear: card.expiryYear,
  firstName: payer.ccFirstName,
  lastName: payer.ccLastName,
  address: payer.ccAddress,
  city: payer.ccCity,
  state: payer.ccState,
  zip: payer.ccZip,
  changedAt: now(),
});
