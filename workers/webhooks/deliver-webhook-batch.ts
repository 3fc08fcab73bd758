import { webhookMessage } from "~/domain/webhooks/webhook-inputs";
import { deliverWebhooks } from "~/operations/webhooks/deliver";
import type { WebBindings } from "~/platform/bindings";
import { log } from "~/platform/log";
import { makeWebhookContext } from "~/platform/webhooks/webhook-contexts";

/**
 * Delivers to each endpoint of the batch, in parallel. How often a delivery is tried is stored with it and not counted
 * by the queue, which only wakes; what a turn leaves is queued again.
 */
export async function deliverWebhookBatch(batch: MessageBatch, env: WebBindings): Promise<void> {
  await Promise.all(batch.messages.map((message) => deliverOne(message, batch.queue, env)));
}

async function deliverOne(message: Message, queue: string, env: WebBindings): Promise<void> {
  const request = webhookMessage.safeParse(message.body);
  if (!request.success) {
    log.error("queue.not-understood", request.error, { queue });
    return message.ack();
  }
  const { tenantId, endpointId } = request.data;
  try {
    const context = await makeWebhookContext(env, tenantId);
    const turn = context && (await deliverWebhooks(context, { endpointId }));
    if (turn && (turn.more || turn.again !== null))
      await context?.webhookQueue.send([{ tenantId, endpointId }], turn.again ?? 0);
    message.ack();
  } catch (error) {
    log.error("webhooks.turn", error, { tenantId, endpointId });
    message.retry();
  }
}
