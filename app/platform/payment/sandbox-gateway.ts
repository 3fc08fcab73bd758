import type { ControlDatabase } from "~/data/control/control-database";
import { findCoupon } from "~/data/control/coupons";
import { discountOf } from "~/domain/billing/coupon";
import { dayOf } from "~/domain/billing/days";
import type { CardGateway, ChargeOutcome } from "~/operations/payment-port";
import { tokenizeCard } from "./tokenize-card";

/** The payment service of installations that have none: test cards only, and no money moves. */
export const createSandboxGateway = (control: ControlDatabase, now: () => Date): CardGateway => ({
  name: "sandbox",
  kind: "cards",
  takeCard: tokenizeCard,
  async findDiscount(code, plan) {
    const coupon = await findCoupon(control, code);
    return coupon && discountOf(coupon, plan, dayOf(now()));
  },
  charge: async ({ token, key }) => outcomeOf(token, key),
  // The sandbox sends no events: whatever comes to its address did not come from it.
  readEvent: async () => null,
});

/** The token says how the test card behaves; one that fails later pays its first bill only. */
function outcomeOf(token: string, key: string): ChargeOutcome {
  const [, behaviour] = token.split("_");
  switch (behaviour) {
    case "succeeds":
      return { paid: true, paymentId: `sandbox:${key}` };
    case "fails-later":
      return key.endsWith(":first")
        ? { paid: true, paymentId: `sandbox:${key}` }
        : { paid: false, problem: "billing.refused.declined" };
    case "insufficient":
      return { paid: false, problem: "billing.refused.insufficient-funds" };
    default:
      return { paid: false, problem: "billing.refused.declined" };
  }
}
