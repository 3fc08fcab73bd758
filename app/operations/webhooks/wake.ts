import { z } from "zod";
import { selectDueOfTenant } from "~/data/shard/webhook-endpoints";
import { defineOperation } from "../define-operation";
import { ofTenant } from "../of-tenant";
import type { RunContext } from "../processing/processing-context";
import type { WebhookQueue } from "./webhook-ports";

/**
 * Asks for the deliveries that a change has just made due, so that they do not wait for the sweep; one index lookup
 * where there is no endpoint. What goes wrong here is logged and left to the sweep.
 */
export const wakeWebhooks = defineOperation({
  name: "webhooks.wake",
  permission: "system",
  input: z.object({}),
  async run(context: RunContext & { webhookQueue: WebhookQueue }): Promise<{ woken: number }> {
    try {
      const due = await selectDueOfTenant(context.shard, context.now());
      if (due.length > 0) await context.webhookQueue.send(due.map((one) => ofTenant(context, one)));
      return { woken: due.length };
    } catch (error) {
      context.log.error("webhooks.wake", error, ofTenant(context, {}));
      return { woken: 0 };
    }
  },
});
