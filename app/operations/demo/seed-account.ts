import { z } from "zod";
import { commit } from "~/data/commit";
import { putCoupon } from "~/data/control/coupons";
import { demoExists, insertDemoAccount, putDemoKey } from "~/data/control/demo-account";
import { putDemoAdministrator } from "~/data/control/demo-administrator";
import { selectPlans } from "~/data/control/plans";
import { insertSubscription } from "~/data/control/subscriptions";
import { controlOf } from "~/data/control/tenant-control";
import { dayOf } from "~/domain/billing/days";
import type { Plan } from "~/domain/billing/plan";
import { startSubscription } from "~/domain/billing/start-subscription";
import { demoAccount } from "~/domain/demo/demo-account";
import { demoAdministrator } from "~/domain/demo/demo-administrator";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";

/**
 * Makes the demo's tenant, admin and API key, and a system administrator of the master tenant. Repeating it only sets the key. `isNew`
 * says whether it was the first time.
 */
export const seedDemoAccount = defineOperation({
  name: "demo.seed-account",
  permission: "system",
  input: z.object({ apiKey: z.string().min(32).optional() }),
  async run(context: VisitorContext, input) {
    const isNew = !(await demoExists(context.control));
    const apiKey = input.apiKey ?? demoAccount.apiKey;
    const key = putDemoKey(
      context.control,
      await context.secrets.digest(apiKey),
      apiKey.slice(0, 6),
      context.now(),
    );
    if (isNew) {
      const plans = await selectPlans(context.control, "US");
      const passwordHash = await context.secrets.hashPassword(demoAccount.password);
      await commit(context.control, [
        ...insertDemoAccount(context.control, passwordHash, context.now()),
        ...putDemoAdministrator(
          context.control,
          await context.secrets.hashPassword(demoAdministrator.password),
          context.now(),
        ),
        demoSubscription(context, plans),
        putCoupon(context.control, { code: "SAVE20US", percentOff: 20, bills: 3 }),
        putCoupon(context.control, { code: "PARTNER-2026", kind: "partner" }),
        key,
      ]);
    } else await commit(context.control, [key]);
    const administrator = { email: demoAdministrator.email, password: demoAdministrator.password };
    return { isNew, apiKey, email: demoAccount.email, password: demoAccount.password, administrator };
  },
});

/** The demo is in the middle plan. */
function demoSubscription({ control, now, newId }: VisitorContext, [, plan]: readonly Plan[]) {
  if (!plan) throw new Error("no plan is sold");
  return insertSubscription(controlOf(control, demoAccount), {
    ...startSubscription({ plan, today: dayOf(now()), trial: false }),
    id: newId(),
    gateway: "sandbox",
    createdAt: now(),
  });
}
