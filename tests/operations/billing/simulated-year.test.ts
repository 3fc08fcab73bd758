import { env } from "cloudflare:workers";
import { makeMember } from "@tests/support/make-member";
import { makeUnpaidTenant } from "@tests/support/make-tenant";
import { plantUsage } from "@tests/support/plant-usage";
import { expect, it } from "vitest";
import { selectBills } from "~/data/control/bills";
import { findNewestSubscription } from "~/data/control/subscriptions";
import { addDays, startOfDay } from "~/domain/billing/days";
import { remindTrials } from "~/operations/billing/remind-trials";
import { renewDue } from "~/operations/billing/renew-due";
import { subscribe } from "~/operations/billing/subscribe";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";
import { createSandboxGateway } from "~/platform/payment/sandbox-gateway";

// Section 9: a trial of 14 days is billed on day 14; then monthly; a 31st rolls to the 1st. Bronze costs $49.00 with 250
// documents and $0.25 for each further one. Written by hand: day of the bill, what for, cents.
const year: [string, string, number][] = [
  ["2026-01-31", "recurring", 4900],
  ["2026-03-01", "recurring", 4900],
  ["2026-04-01", "overage", 1250],
  ["2026-04-01", "recurring", 4900],
  ["2026-05-01", "recurring", 4900],
  ["2026-06-01", "recurring", 4900],
  ["2026-07-01", "recurring", 4900],
  ["2026-08-01", "recurring", 4900],
  ["2026-09-01", "overage", 25],
  ["2026-09-01", "recurring", 4900],
  ["2026-10-01", "recurring", 4900],
  ["2026-11-01", "recurring", 4900],
  ["2026-12-01", "recurring", 4900],
  ["2027-01-01", "recurring", 4900],
];

/** Documents by the day they are counted: those of the trial and of included months cost nothing. */
const documents: Record<string, number> = {
  "2026-01-20": 400,
  "2026-02-10": 250,
  "2026-03-01": 150,
  "2026-03-31": 150,
  "2026-08-15": 251,
  "2026-09-01": 250,
};

const payer = { ccFirstName: "Ines", ccLastName: "Marlow", email: "ines@example.com" };
const card = {
  token: "sandbox_succeeds_1",
  brand: "Visa",
  lastDigits: "4242",
  expiryMonth: 12,
  expiryYear: 2030,
};

it("bills a year as the table written by hand has it", async () => {
  let day = "2026-01-17";
  const now = () => new Date(startOfDay(day).getTime() + 10 * 3_600_000);
  const tenant = await makeUnpaidTenant();
  await makeMember(tenant, { email: "owner@example.com" });
  const { control } = tenant;
  const context = { ...tenant, now, gateway: createSandboxGateway(control, now) };
  await subscribe(context, { ...payer, planCode: "us-bronze", freeTrial: true, card });
  for (; day <= "2027-01-17"; day = addDays(day, 1)) {
    await plantUsage(context, day, documents[day] ?? 0);
    const sweep = makeBillingSweepContext(env as WebBindings, now);
    // The cron runs every minute: on the days of bills a second run may bill nothing again.
    for (let run = 0; run < (/-(01|31)$/.test(day) ? 2 : 1); run += 1) {
      await remindTrials(sweep, {});
      await renewDue(sweep, {});
    }
  }
  const bills = (await selectBills(control, 100)).reverse();
  expect(bills.map(({ billedOn, kind, amount }) => [billedOn, kind, amount]).sort()).toEqual(
    [...year].sort(),
  );
  expect(new Set(bills.map(({ status }) => status))).toEqual(new Set(["paid"]));
  expect(await findNewestSubscription(control)).toMatchObject({
    status: "active",
    periodStart: "2027-01-01",
    periodEnd: "2027-02-01",
  });
  const { results } = await env.DB_CONTROL.prepare("select subject from mail_outbox where recipient = ?")
    .bind("owner@example.com")
    .all();
  expect(results).toEqual([{ subject: "Fieldwise: your free trial ends on January 31, 2026" }]);
}, 120_000);
