import { env } from "cloudflare:workers";
import { findTenant } from "~/data/control/tenants";
import { addDays, type Day, startOfDay } from "~/domain/billing/days";
import { remindTrials } from "~/operations/billing/remind-trials";
import { renewDue } from "~/operations/billing/renew-due";
import type { CardGateway } from "~/operations/payment-port";
import type { WebBindings } from "~/platform/bindings";
import { makeBillingSweepContext } from "~/platform/payment/billing-sweep-context";
import { createSandboxGateway } from "~/platform/payment/sandbox-gateway";
import { makeMember } from "./make-member";
import { makeUnpaidTenant } from "./make-tenant";
import { plantCoupon } from "./plant-coupon";

export const payer = { ccFirstName: "Ines", ccLastName: "Marlow", email: "ines@example.com" };

/** A card that the sandbox treats so: succeeds, declined, insufficient, fails-later. */
export const cardThat = (behaviour: string) => ({
  token: `sandbox_${behaviour}_test`,
  brand: "Visa",
  lastDigits: "4242",
  expiryMonth: 12,
  expiryYear: 2035,
});

/**
 * A tenant without a plan, on a clock that stands at ten o'clock of a day until it is moved. `seenByCron` is the gateway as the
 * cron has it.
 */
export async function billingBench(start: Day, seenByCron?: (gateway: CardGateway) => CardGateway) {
  let day = start;
  const now = () => new Date(startOfDay(day).getTime() + 10 * 3_600_000);
  const tenant = await makeUnpaidTenant();
  const email = `owner-${tenant.tenant.id}@example.com`;
  await makeMember(tenant, { email });
  const { control } = tenant;
  await plantCoupon(control, { code: "SAVE20US", percentOff: 20, bills: 2 });
  await plantCoupon(control, { code: "PARTNER-2026", kind: "partner" });
  const gateway = createSandboxGateway(control, now);
  const sweep = {
    ...makeBillingSweepContext(env as WebBindings, now),
    gateway: seenByCron?.(gateway) ?? gateway,
  };
  return {
    context: { ...tenant, now, gateway },
    sweep,
    today: () => day,
    /** Runs the cron of each day up to and including the one so many days later. */
    async pass(days: number): Promise<void> {
      for (let left = days; left > 0; left -= 1) {
        day = addDays(day, 1);
        await remindTrials(sweep, {});
        await renewDue(sweep, {}).catch((error: unknown) => {
          // A tick that is cut off is logged, and the next one comes.
          if (!seenByCron) throw error;
        });
      }
    },
    standing: async () => (await findTenant(control, tenant.tenant.id))?.status,
    subjects: async () =>
      (
        await env.DB_CONTROL.prepare("select subject from mail_outbox where recipient = ? order by rowid")
          .bind(email)
          .all<{ subject: string }>()
      ).results.map(({ subject }) => subject),
    setMetadata: (metadata: string) =>
      env.DB_CONTROL.prepare("update tenants set metadata = ? where id = ?")
        .bind(metadata, tenant.tenant.id)
        .run(),
  };
}
