import { sweepWebhooks } from "~/operations/webhooks/sweep";
import type { WebBindings } from "~/platform/bindings";
import { makeVisitorContext } from "~/platform/context";
import { allShards } from "~/platform/tenancy";
import { openWebhookQueue } from "~/platform/webhooks/webhook-queue";

/** Wakes endpoints for which deliveries are due. Called every minute; costs an index lookup for each endpoint. */
export async function webhookSweep(env: WebBindings): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "sweep" });
  await sweepWebhooks(
    { ...context, shards: allShards(env), webhookQueue: openWebhookQueue(env.WEBHOOK_QUEUE) },
    {},
  );
}
