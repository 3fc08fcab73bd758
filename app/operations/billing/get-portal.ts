import { z } from "zod";
import { AppError } from "~/domain/errors/app-error";
import { defineOperation } from "../define-operation";
import type { BillingContext } from "./billing-context";
import { requireSubscription } from "./steps/require-subscription";

/** The address of the payment service's page for the payment method. Throws AppError `not-found`, `conflict`. */
export const getPortal = defineOperation({
  name: "billing.get-portal",
  permission: "Billing.Edit",
  input: z.object({}),
  async run(context: BillingContext): Promise<string> {
    const { gateway } = context;
    if (gateway.kind === "cards") throw new AppError("conflict", "billing.problem.changed");
    return gateway.portalUrl(await requireSubscription(context));
  },
});
