import { z } from "zod";
import { selectErasedSubscriptions } from "~/data/control/subscriptions";
import { defineOperation } from "../define-operation";
import type { BillingSweepContext } from "./billing-job-context";
import { applyEvent } from "./steps/apply-event";

const batch = 50;

/**
 * Ends at once, at the payment service, the subscriptions of tenants that are being erased: their erasing waits for that,
 * so that nobody is charged for what is gone. Run by the cron.
 */
export const endErased = defineOperation({
  name: "billing.end-erased",
  permission: "system",
  input: z.object({}),
  async run(context: BillingSweepContext) {
    const { control, gateway, log } = context;
    if (gateway.kind !== "subscriptions") return;
    for (const subscription of await selectErasedSubscriptions(control, gateway.name, batch)) {
      const entered = await context.enter(subscription);
      try {
        if (entered) await applyEvent(entered, await gateway.cancelNow(subscription));
      } catch (error) {
        log.error("billing.erased-not-ended", error, { subscription: subscription.id });
      }
    }
  },
});
