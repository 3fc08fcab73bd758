import { z } from "zod";
import { findNewestSubscription } from "~/data/control/subscriptions";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";

/** The tenant's newest subscription, over or not, or null. */
export const getSubscription = defineOperation({
  name: "billing.get-subscription",
  permission: "Billing",
  input: z.object({}),
  run: ({ control }: TenantContext) => findNewestSubscription(control),
});
