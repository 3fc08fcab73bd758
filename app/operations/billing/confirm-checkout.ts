import { z } from "zod";
import { defineOperation } from "../define-operation";
import { isOf } from "../of-tenant";
import type { BillingContext } from "./billing-context";
import { applyEvent } from "./steps/apply-event";

/**
 * Asks the payment service the outcome of a payment whose customer came back before its event did. Repeating it changes
 * nothing. Payments of other tenants are left alone.
 */
export const confirmCheckout = defineOperation({
  name: "billing.confirm-checkout",
  permission: "Billing.Edit",
  input: z.object({ transactionId: z.string().max(64) }),
  async run(context: BillingContext, { transactionId }): Promise<void> {
    const { gateway, tenant } = context;
    if (gateway.kind === "cards") return;
    for (const event of await gateway.eventsOf(transactionId))
      if (isOf(tenant, event)) await applyEvent(context, event);
  },
});
