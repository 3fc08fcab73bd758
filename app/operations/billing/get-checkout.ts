import { z } from "zod";
import { findLiveSubscription } from "~/data/control/subscriptions";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import { isOf } from "../of-tenant";
import type { BillingContext } from "./billing-context";

/**
 * A payment of the tenant that was begun at the payment service, with what the page needs to show the service's form.
 * Throws AppError `not-found`, and `conflict` when it would begin a second subscription.
 */
export const getCheckout = defineOperation({
  name: "billing.get-checkout",
  permission: "Billing.Edit",
  input: z.object({ transactionId: z.string().max(64) }),
  async run({ control, gateway, tenant }: BillingContext, { transactionId }) {
    const checkout = gateway.kind === "subscriptions" ? await gateway.findCheckout(transactionId) : null;
    if (gateway.kind !== "subscriptions" || !checkout || !isOf(tenant, checkout))
      throw new AppError("not-found", "billing.problem.checkout-not-found");
    if (checkout.isOpen && checkout.begins && (await findLiveSubscription(control)))
      throw new AppError("conflict", "billing.problem.has-subscription");
    return { checkout, client: gateway.clientSettings };
  },
});
