import type { WebhookQueue, WebhookRequest } from "~/operations/webhooks/webhook-ports";

const batchSize = 100;

export const openWebhookQueue = (queue: Queue<unknown>): WebhookQueue => ({
  async send(requests: WebhookRequest[], delayMilliseconds = 0) {
    const delaySeconds = Math.ceil(delayMilliseconds / 1_000);
    for (let start = 0; start < requests.length; start += batchSize)
      await queue.sendBatch(
        requests.slice(start, start + batchSize).map((body) => ({ body, contentType: "json" as const })),
        { delaySeconds },
      );
  },
});
