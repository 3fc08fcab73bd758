import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { findDelivery, insertDelivery, insertEvent } from "~/data/shard/webhook-deliveries";
import { endpointInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { attemptDeliveries } from "./steps/attempt-deliveries";
import { noSuchEndpoint, requireEndpoint } from "./steps/require-endpoint";
import { type ShownDelivery, shownDelivery } from "./steps/shown-delivery";
import type { WebhookContext } from "./webhook-ports";

/** No sweep may take a test that is in progress for one that was lost. */
const longEnough = 10 * 60_000;

/**
 * Sends a test event to an endpoint now, also to one that is disabled, and returns the outcome of it. It is not tried
 * again, and says nothing about the endpoint when it fails. Throws AppError `not-found`.
 */
export const testEndpoint = defineOperation({
  name: "webhooks.test",
  permission: "Webhooks.Edit",
  input: endpointInput,
  async run(context: WebhookContext, { endpointId }): Promise<ShownDelivery> {
    const { shard } = context;
    const endpoint = await requireEndpoint(context, endpointId);
    const [eventId, deliveryId, at] = [context.newId(), context.newId(), context.now()];
    const nextAt = new Date(at.getTime() + longEnough);
    await commit(shard, [
      insertEvent(shard, { id: eventId, type: "webhook.test", data: { endpointId }, at }),
      insertDelivery(shard, { id: deliveryId, endpointId, eventId, nextAt }),
      insertShardAudit(shard, auditOf(context, "webhooks.test", endpointId, { name: hostOf(endpoint.url) })),
    ]);
    const delivery = await findDelivery(shard, endpointId, deliveryId);
    if (!delivery) throw noSuchEndpoint();
    await attemptDeliveries(context, endpoint, [delivery], { isTest: true });
    const after = await findDelivery(shard, endpointId, deliveryId);
    return shownDelivery(after ?? delivery, endpoint);
  },
});
