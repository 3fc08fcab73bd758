import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { resendDelivery } from "~/data/shard/webhook-deliveries";
import { AppError } from "~/domain/errors/app-error";
import { deliveryInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { requireEndpoint } from "./steps/require-endpoint";
import { wake } from "./steps/wake";
import type { WakingContext } from "./webhook-ports";

/** Has one delivery made again, with the same event id. Throws AppError `not-found`, `conflict` for a disabled endpoint. */
export const resendWebhook = defineOperation({
  name: "webhooks.resend",
  permission: "Webhooks.Edit",
  input: deliveryInput,
  async run(context: WakingContext, { endpointId, deliveryId }): Promise<void> {
    const { shard } = context;
    const { state, url } = await requireEndpoint(context, endpointId);
    if (state === "disabled") throw new AppError("conflict", "webhooks.problem.is-disabled");
    const name = hostOf(url);
    const [resent] = await commit(shard, [
      resendDelivery(shard, endpointId, deliveryId, context.now()),
      insertShardAuditIfChanged(shard, auditOf(context, "webhooks.resend", endpointId, { name, deliveryId })),
    ]);
    if (resent.length === 0) throw new AppError("not-found", "webhooks.problem.no-such-delivery");
    await wake(context, endpointId);
  },
});
