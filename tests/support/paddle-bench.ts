import { env } from "cloudflare:workers";
import { discountEntity } from "@tests/stand-ins/paddle/paddle-entities";
import { createPaddleStandIn } from "@tests/stand-ins/paddle/paddle-stand-in";
import { vi } from "vitest";
import type { Day } from "~/domain/billing/days";
import type { BillingSweepContext } from "~/operations/billing/billing-job-context";
import { createPaddleGateway } from "~/platform/payment/paddle-gateway";
import { billingBench } from "./billing-bench";
import { deliverTo } from "./deliver-paddle";

const secret = "pdl_ntfset_bench";

/** A tenant without a plan whose payments go through a Paddle of our own, on a clock that is moved. */
export async function paddleBench(start: Day) {
  const bench = await billingBench(start);
  await env.DB_CONTROL.prepare(
    `update plans set paddle_price_id = 'pri_' || code, paddle_trial_price_id = 'pri_trial_' || code,
      paddle_overage_price_id = 'pri_overage_' || code`,
  ).run();
  const gateway = createPaddleGateway({
    apiKey: "pdl_1",
    environment: "http://localhost:9998",
    clientToken: "",
    webhookSecrets: [secret],
    hostedCheckout: null,
  });
  const sweep: BillingSweepContext = {
    ...bench.sweep,
    gateway,
    async enter(found) {
      const entered = await bench.sweep.enter(found);
      return entered && { ...entered, gateway };
    },
  };
  const deliver = deliverTo(sweep);
  let muted = false;
  const standIn = createPaddleStandIn({
    prices: {
      "pri_us-bronze": { amount: 4900, currency: "USD" },
      "pri_trial_us-bronze": { amount: 4900, currency: "USD", trial: true },
      "pri_overage_us-bronze": { amount: 25, currency: "USD", once: true },
      "pri_us-gold": { amount: 39900, currency: "USD" },
    },
    discounts: [
      discountEntity("SAVE20US", 20),
      discountEntity("TENFLAT1", 0, { type: "flat", amount: "1000", currency_code: "USD" }),
    ],
    secret,
    now: bench.context.now,
    deliver: async (body, signature) => muted || deliver(body, signature),
  });
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) =>
    standIn.fetch(new Request(input as RequestInfo, init)),
  );
  return {
    ...bench,
    context: { ...bench.context, gateway },
    sweep,
    standIn,
    /** From now on no webhook comes. */
    muteWebhooks() {
      muted = true;
    },
    /** From now on they come again. */
    unmuteWebhooks() {
      muted = false;
    },
  };
}
