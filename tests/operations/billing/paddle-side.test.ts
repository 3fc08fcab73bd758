import { env } from "cloudflare:workers";
import { signPaddle } from "@tests/stand-ins/paddle/sign-paddle";
import { expectConsole } from "@tests/support/announced-console";
import { payer } from "@tests/support/billing-bench";
import { makeUnpaidTenant } from "@tests/support/make-tenant";
import { paddleBench } from "@tests/support/paddle-bench";
import { paddleStory } from "@tests/support/paddle-story";
import { plantUsage } from "@tests/support/plant-usage";
import { describe, expect, it } from "vitest";
import { selectBills } from "~/data/control/bills";
import { findNewestSubscription } from "~/data/control/subscriptions";
import { applyLateEvents } from "~/operations/billing/apply-late-events";
import { changePlan } from "~/operations/billing/change-plan";
import { confirmCheckout } from "~/operations/billing/confirm-checkout";
import { getBilling } from "~/operations/billing/get";
import { getCheckout } from "~/operations/billing/get-checkout";
import { keepServiceBills } from "~/operations/billing/keep-service-bills";
import { receiveEvent } from "~/operations/billing/receive-event";
import { subscribe } from "~/operations/billing/subscribe";
import type { TenantContext } from "~/operations/context";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";

const start = "2026-03-02";
const order = { ...payer, planCode: "us-bronze", card: null };
const newest = ({ context }: { context: TenantContext }) => findNewestSubscription(context.control);
const bills = async ({ context }: { context: TenantContext }) =>
  (await selectBills(context.control, 20)).map(({ kind, amount, status }) =>
    [kind, amount, status].join(" "),
  );

async function begun() {
  const bench = await paddleBench(start);
  const { checkout } = await subscribe(bench.context, order);
  return { ...bench, transactionId: checkout?.transactionId ?? "" };
}

async function bought() {
  const bench = await begun();
  await bench.standIn.pay(bench.transactionId, "succeeds");
  return { ...bench, subscriptionId: (await newest(bench))?.gatewayId ?? "" };
}

describe("a payment that was begun", () => {
  it("is shown to its own tenant alone", async () => {
    const { context, transactionId } = await begun();
    const { checkout } = await getCheckout(context, { transactionId });
    expect(checkout).toMatchObject({ transactionId, isOpen: true, hostedUrl: null });
    const stranger = { ...(await makeUnpaidTenant()), gateway: context.gateway };
    for (const id of [transactionId, "txn_00000000000000000000000000", "nothing"])
      await expect(getCheckout(stranger, { transactionId: id })).rejects.toMatchObject({ code: "not-found" });
  });

  it("is not shown for a second subscription", async () => {
    const { context, standIn, transactionId } = await begun();
    const { checkout: other } = await subscribe(context, order);
    await standIn.pay(transactionId, "succeeds");
    expect((await getCheckout(context, { transactionId })).checkout.isOpen).toBe(false);
    await expect(getCheckout(context, { transactionId: other?.transactionId ?? "" })).rejects.toMatchObject({
      code: "conflict",
    });
  });

  it("that is paid in two windows at the same moment leaves one subscription; the other is paid back", async () => {
    const bench = await begun();
    const { context, standIn, transactionId } = bench;
    const { checkout: other } = await subscribe(context, order);
    await Promise.all([
      standIn.pay(transactionId, "succeeds"),
      standIn.pay(other?.transactionId ?? "", "succeeds"),
    ]);
    const later = () => new Date(context.now().getTime() + 2 * 60_000);
    await applyLateEvents({ ...bench.sweep, now: later }, {});
    const atPaddle = standIn.subscriptionsOf(context.tenant.id);
    expect(atPaddle.map(({ status }) => status).sort()).toEqual(["active", "canceled"]);
    const kept = atPaddle.find(({ status }) => status === "active");
    expect(await newest(bench)).toMatchObject({ status: "active", gatewayId: kept?.id });
    const lost = [transactionId, other?.transactionId].find(
      (id) => standIn.transactionOf(id ?? "")?.subscription_id !== kept?.id,
    );
    expect(standIn.refunds()).toEqual([{ transactionId: lost, amount: 4900 }]);
    await applyLateEvents({ ...bench.sweep, now: later }, {});
    await standIn.endPeriod(kept?.id ?? "");
    expect(standIn.refunds()).toHaveLength(1);
    expect(await newest(bench)).toMatchObject({ status: "active", gatewayId: kept?.id });
  });

  it("begun after the end of another, whose end is told late, is no second one", async () => {
    const bench = await bought();
    const { context, standIn, muteWebhooks, subscriptionId } = bench;
    const running = await newest(bench);
    muteWebhooks();
    if (running && context.gateway.kind === "subscriptions") await context.gateway.cancelNow(running);
    bench.unmuteWebhooks();
    const { gateway, tenant } = context;
    if (gateway.kind !== "subscriptions") throw new Error("Paddle runs subscriptions");
    const { plans } = await getBilling(context, {});
    const plan = plans.find(({ code }) => code === "us-bronze");
    if (!plan) throw new Error("there is no such plan");
    const who = { firstName: "Ines", lastName: "Marlow", email: payer.email, zip: "" };
    const checkout = await gateway.begin({ tenant, payer: who, plan, trial: false, discount: null });
    await standIn.pay(checkout.transactionId, "succeeds");
    const later = () => new Date(context.now().getTime() + 2 * 60_000);
    await applyLateEvents({ ...bench.sweep, now: later }, {});
    const [second] = standIn.newest();
    expect(second?.id).not.toBe(subscriptionId);
    expect(second?.status).toBe("active");
    expect(standIn.refunds()).toEqual([]);
  });

  it("takes a flat discount off the bill that is foretold", async () => {
    const bench = await paddleBench(start);
    const { checkout } = await subscribe(bench.context, { ...order, couponCode: "TENFLAT1" });
    await bench.standIn.pay(checkout?.transactionId ?? "", "succeeds");
    expect((await getBilling(bench.context, {})).nextBill).toMatchObject({ amount: 3900 });
    await bench.standIn.endPeriod((await newest(bench))?.gatewayId ?? "");
    expect(await bills(bench)).toEqual(["recurring 3900 paid", "recurring 3900 paid"]);
  });

  it("is confirmed by asking, when the customer is back before the webhook, and for its own tenant alone", async () => {
    const bench = await paddleBench(start);
    const { context, standIn, muteWebhooks } = bench;
    muteWebhooks();
    const { checkout } = await subscribe(context, order);
    const { transactionId = "" } = checkout ?? {};
    await confirmCheckout(context, { transactionId });
    expect(await newest(bench)).toBeNull();
    await standIn.pay(transactionId, "succeeds");
    const stranger = { ...(await makeUnpaidTenant()), gateway: context.gateway };
    await confirmCheckout(stranger, { transactionId });
    expect([await newest(bench), await newest({ context: stranger })]).toEqual([null, null]);
    await confirmCheckout(context, { transactionId });
    await confirmCheckout(context, { transactionId });
    expect(await newest(bench)).toMatchObject({ status: "active", planCode: "us-bronze" });
    expect(await bills(bench)).toEqual(["recurring 4900 paid"]);
  });
});

describe("documents beyond those included", () => {
  it("are charged once for each period by the cron, however often it runs", async () => {
    const bench = await bought();
    const { context, standIn, sweep, subscriptionId, pass } = bench;
    await plantUsage(context, "2026-03-05", 262);
    await pass(31);
    await standIn.endPeriod(subscriptionId);
    for (let run = 0; run < 3; run += 1) await keepServiceBills(sweep, {});
    await plantUsage(context, "2026-04-05", 251);
    await pass(30);
    await standIn.endPeriod(subscriptionId);
    for (let run = 0; run < 3; run += 1) await keepServiceBills(sweep, {});
    expect(standIn.charges).toEqual([
      { subscriptionId, items: [{ price_id: "pri_overage_us-bronze", quantity: 12 }] },
      { subscriptionId, items: [{ price_id: "pri_overage_us-bronze", quantity: 1 }] },
    ]);
    expect((await bills(bench)).sort()).toEqual([
      "overage 25 paid",
      "overage 300 paid",
      "recurring 4900 paid",
      "recurring 4900 paid",
      "recurring 4900 paid",
    ]);
  });

  it("of a period that a change of plan cut short are charged by its terms", async () => {
    const bench = await bought();
    await plantUsage(bench.context, "2026-03-05", 260);
    await bench.pass(10);
    await changePlan(bench.context, { planCode: "us-gold" });
    expect(await newest(bench)).toMatchObject({
      planCode: "us-gold",
      periodStart: "2026-03-12",
      periodEnd: "2026-04-12",
    });
    expect((await getBilling(bench.context, {})).usage).toMatchObject({ used: 0 });
    expect((await bills(bench)).sort()).toEqual([
      "overage 250 owed",
      "recurring 39900 paid",
      "recurring 4900 paid",
    ]);
    await keepServiceBills(bench.sweep, {});
    expect(await bills(bench)).toContain("overage 250 paid");
    expect(bench.standIn.charges).toEqual([
      {
        subscriptionId: bench.subscriptionId,
        items: [{ price_id: "pri_overage_us-bronze", quantity: 10 }],
      },
    ]);
  });
});

describe("a card that is refused later", () => {
  it("suspends after a week, and another card ends that", async () => {
    const bench = await bought();
    const { standIn, sweep, subscriptionId, pass, standing } = bench;
    standIn.breakCard(subscriptionId);
    await expect(changePlan(bench.context, { planCode: "us-gold" })).rejects.toMatchObject({
      messageKey: "billing.refused.declined",
    });
    await pass(31);
    await standIn.endPeriod(subscriptionId);
    await keepServiceBills(sweep, {});
    expect([(await newest(bench))?.status, await standing()]).toEqual(["past-due", "active"]);
    await pass(7);
    await keepServiceBills(sweep, {});
    expect([(await newest(bench))?.status, await standing()]).toEqual(["suspended", "suspended"]);
    await standIn.mendCard(subscriptionId);
    expect([(await newest(bench))?.status, await standing()]).toEqual(["active", "active"]);
    expect(await bills(bench)).toEqual(["recurring 4900 paid", "recurring 4900 paid"]);
  });
});

describe("a webhook", () => {
  const secret = "pdl_ntfset_late";
  const bindings = { ...env, PADDLE_API_KEY: "pdl_1", PADDLE_WEBHOOK_SECRET: secret } as WebBindings;
  /** What the Worker does before it answers; it ends before anything is applied. */
  const keep = (body: string) =>
    receiveEvent(makeBillingSweepContext(bindings), {
      body,
      signature: signPaddle(body, secret, new Date()),
    });
  const cron = (minutes: number) => {
    const now = () => new Date(Date.now() + minutes * 60_000);
    return applyLateEvents(makeBillingSweepContext(bindings, now), {});
  };

  it("that was kept when the Worker ended is applied by the cron, in order", async () => {
    const context = await makeUnpaidTenant();
    const bodies = paddleStory(context.tenant.id, 3).reverse();
    for (const body of bodies) expect(await keep(body)).toMatchObject({ tenantId: context.tenant.id });
    expect(await newest({ context })).toBeNull();
    await cron(0);
    expect(await newest({ context })).toBeNull();
    await cron(2);
    expect(await newest({ context })).toMatchObject({ status: "past-due" });
    expect(await waiting(context.tenant.id)).toBe(0);
  });

  it("whose event cannot be applied holds up no other", async () => {
    const [one, other] = [await makeUnpaidTenant(), await makeUnpaidTenant()];
    const unknown = paddleStory(one.tenant.id, 1)[0]?.replace("us-bronze", "xx-none") ?? "";
    await keep(unknown);
    await keep(paddleStory(other.tenant.id, 1)[0] ?? "");
    expectConsole(/billing\.event-failed/);
    await cron(2);
    expect(await newest({ context: one })).toBeNull();
    expect(await newest({ context: other })).toMatchObject({ status: "trialing" });
    await cron(15 * 24 * 60);
    expect(await waiting(one.tenant.id)).toBe(1);
  });
});

const waiting = (tenantId: string) =>
  env.DB_CONTROL.prepare("select count(*) from payment_events where subject = ? and applied_at is null")
    .bind(tenantId)
    .first("count(*)");
