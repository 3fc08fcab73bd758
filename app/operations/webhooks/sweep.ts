import { z } from "zod";
import type { SweepShard } from "~/data/shard/sweep-shard";
import { deleteEventsBefore } from "~/data/shard/webhook-deliveries";
import { selectDueEndpoints } from "~/data/shard/webhook-endpoints";
import { eventsKept } from "~/domain/webhooks/webhook-endpoint";
import type { VisitorContext } from "../context";
import { defineOperation } from "../define-operation";
import type { WebhookQueue } from "./webhook-ports";

const mostEndpointsAtOnce = 1_000;
const mostForgottenAtOnce = 2_000;

type WebhookSweepContext = VisitorContext & {
  webhookQueue: WebhookQueue;
  shards: { id: string; database: SweepShard }[];
};

/** Wakes the endpoints for which deliveries are due, and forgets events that had their time. Called every minute. */
export const sweepWebhooks = defineOperation({
  name: "webhooks.sweep",
  permission: "system",
  input: z.object({}),
  async run(context: WebhookSweepContext): Promise<{ woken: number }> {
    const at = context.now();
    let woken = 0;
    for (const { database } of context.shards) {
      const due = await selectDueEndpoints(database, { at, limit: mostEndpointsAtOnce });
      if (due.length > 0) await context.webhookQueue.send(due);
      woken += due.length;
      await deleteEventsBefore(database, new Date(at.getTime() - eventsKept), mostForgottenAtOnce);
    }
    return { woken };
  },
});
