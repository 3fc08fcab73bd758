import { z } from "zod";
import { defineOperation } from "../define-operation";
import { applyEvent } from "./apply-event";
import type { BillingContext } from "./billing-context";
import { requireLiveSubscription } from "./require-subscription";
import { saveSubscription } from "./save-subscription";

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
