import { z } from "zod";
import { selectWaitingTenants } from "~/data/control/payment-events";
import { defineOperation } from "../define-operation";
import { applyEvents } from "./apply-events";
import type { BillingSweepContext } from "./billing-job-context";

/** How long an event waits before the cron looks after it, and until it is given up, in milliseconds. */
const eventRetryDelay = 60_000;
const lifetime = 14 * 24 * 60 * 60 * 1000;
const batch = 100;

/**
 * Applies events that were kept and not applied: because another has to come first, or because the Worker ended in
 * between. Run by the cron.
 */
export const applyLateEvents = defineOperation({
  name: "billing.apply-late-events",
  permission: "system",
  input: z.object({}),
  async run(context: BillingSweepContext): Promise<void> {
    const now = context.now().getTime();
    const [since, until] = [new Date(now - lifetime), new Date(now - eventRetryDelay)];
    // One tenant whose event cannot be applied does not keep the others waiting.
    for (const found of await selectWaitingTenants(context.control, since, until, batch))
      await applyEvents(context, { ...found, late: true }).catch((error: unknown) =>
        context.log.error("billing.events-not-applied", error, found),
      );
  },
});
