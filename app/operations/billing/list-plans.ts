import { z } from "zod";
import { findNewestSubscription } from "~/data/control/subscriptions";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { plansOfTenant } from "./steps/plans-of-tenant";

/** The plans of the tenant's country, the cheapest first. A trial is for those who never had a subscription. */
export const listPlans = defineOperation({
  name: "billing.list-plans",
  permission: "Billing",
  input: z.object({}),
  async run(context: TenantContext) {
    const [plans, newest] = await Promise.all([
      plansOfTenant(context),
      findNewestSubscription(context.control),
    ]);
    const isSubscribed = newest !== null && newest.status !== "canceled";
    return { plans, trialOffered: newest === null, isSubscribed };
  },
});
