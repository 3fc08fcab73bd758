import { z } from "zod";
import { defineOperation } from "../define-operation";
import type { BillingContext } from "./billing-context";
import { applyEvent } from "./steps/apply-event";
import { requireLiveSubscription } from "./steps/require-subscription";
import { saveSubscription } from "./steps/save-subscription";

/** Takes a cancellation back before the period is over. Throws AppError `not-found`, `conflict`. */
export const undoCancel = defineOperation({
  name: "billing.undo-cancel",
  permission: "Billing.Edit",
  input: z.object({}),
  async run(context: BillingContext) {
    const subscription = await requireLiveSubscription(context);
    const { gateway } = context;
    if (gateway.kind === "subscriptions") return applyEvent(context, await gateway.undoCancel(subscription));
    await saveSubscription(
      context,
      subscription,
      { cancelAtPeriodEnd: false },
      { name: "billing.undo-cancel" },
    );
  },
});
