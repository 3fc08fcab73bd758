import { z } from "zod";
import { suspendIfUnsubscribed } from "~/data/control/billed-tenant";
import { voidBills } from "~/data/control/bills";
import { defineOperation } from "../define-operation";
import type { BillingContext } from "./billing-context";
import { applyEvent } from "./steps/apply-event";
import { requireLiveSubscription } from "./steps/require-subscription";
import { saveSubscription } from "./steps/save-subscription";

/**
 * Cancels the subscription at the end of its period; what was paid is not given back. A suspended one, which gives nothing
 * any more, ends at once and its bill is given up. Throws AppError `not-found`, `conflict`.
 */
export const cancelSubscription = defineOperation({
  name: "billing.cancel",
  permission: "Billing.Edit",
  input: z.object({}),
  async run(context: BillingContext) {
    const subscription = await requireLiveSubscription(context);
    const { control, gateway } = context;
    if (gateway.kind === "subscriptions")
      return applyEvent(context, await gateway.cancelAtPeriodEnd(subscription));
    if (subscription.status !== "suspended")
      return saveSubscription(context, subscription, { cancelAtPeriodEnd: true }, { name: "billing.cancel" });
    await saveSubscription(
      context,
      subscription,
      { status: "canceled", endedAt: context.now() },
      {
        name: "billing.cancel",
        rows: [voidBills(control, subscription.id), suspendIfUnsubscribed(control, context.now())],
      },
    );
  },
});
