import { z } from "zod";
import { findLiveSubscription } from "~/data/control/subscriptions";
import { defineOperation } from "../define-operation";
import type { RunContext } from "../processing/processing-context";
import { requireErasing } from "./steps/require-erasing";

/** Whether a payment service would still charge the tenant that is being erased; what we charge ourselves ends with it. */
export const isStillCharged = defineOperation({
  name: "tenants.is-still-charged",
  permission: "system",
  input: z.object({}),
  async run(context: RunContext): Promise<{ charged: boolean }> {
    await requireErasing(context);
    const subscription = await findLiveSubscription(context.control);
    return { charged: subscription?.gatewayId != null };
  },
});
