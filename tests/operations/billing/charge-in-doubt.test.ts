import { billingBench, cardThat, payer } from "@tests/support/billing-bench";
import { expect, it } from "vitest";
import { selectBills } from "~/data/control/bills";
import { findNewestSubscription } from "~/data/control/subscriptions";
import { subscribe } from "~/operations/billing/subscribe";
import type { CardGateway } from "~/operations/payment-port";

/** A subscription whose renewal is charged by a gateway of which these answers are lost, counted from the first. */
async function renewing(lost: { answers: readonly number[]; behaviour: string }) {
  const { answers } = lost;
  const taken = new Map<string, number>();
  let asked = 0;
  const deaf = (gateway: CardGateway): CardGateway => ({
    ...gateway,
    async charge(charge) {
      asked += 1;
      const outcome = await gateway.charge(charge);
      if (outcome.paid) taken.set(charge.key, charge.amount);
      if (answers.includes(asked)) throw new Error("Network connection lost.");
      return outcome;
    },
  });
  const bench = await billingBench("2026-03-02", deaf);
  await subscribe(bench.context, { ...payer, planCode: "us-bronze", card: cardThat(lost.behaviour) });
  const bills = async () =>
    (await selectBills(bench.context.control, 50)).map(({ status, tries, amount }) => ({
      status,
      tries,
      amount,
    }));
  return { ...bench, taken, bills };
}

it("takes the money once when the answer to a charge is lost, and notes it the day after", async () => {
  const { pass, taken, bills, standing } = await renewing({ answers: [1], behaviour: "succeeds" });
  await pass(31);
  expect((await bills())[0]).toEqual({ status: "owed", tries: 1, amount: 4900 });
  await pass(1);
  expect((await bills())[0]).toEqual({ status: "paid", tries: 1, amount: 4900 });
  await pass(10);
  expect([...taken.values()]).toEqual([4900]);
  expect(await standing()).toBe("active");
});

it("ends in the suspension that was due when the answer to the last refusal is lost", async () => {
  const { pass, bills, standing, context } = await renewing({ answers: [4], behaviour: "fails-later" });
  await pass(31 + 3 + 2 + 2);
  expect((await bills())[0]).toMatchObject({ status: "owed", tries: 4 });
  expect((await findNewestSubscription(context.control))?.status).toBe("past-due");
  await pass(1);
  expect((await findNewestSubscription(context.control))?.status).toBe("suspended");
  expect(await standing()).not.toBe("active");
});
