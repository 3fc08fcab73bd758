import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { deleteEndpoint } from "~/data/shard/webhook-endpoints";
import { endpointInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { noSuchEndpoint, requireEndpoint } from "./steps/require-endpoint";

/** Deletes an endpoint with its delivery log; waiting deliveries are not sent. Throws AppError `not-found`. */
export const deleteWebhook = defineOperation({
  name: "webhooks.delete",
  permission: "Webhooks.Edit",
  input: endpointInput,
  async run(context: TenantContext, { endpointId }): Promise<void> {
    const { shard } = context;
    const { url } = await requireEndpoint(context, endpointId);
    const name = hostOf(url);
    const [deleted] = await commit(shard, [
      deleteEndpoint(shard, endpointId),
      insertShardAuditIfChanged(shard, auditOf(context, "webhooks.delete", endpointId, { name })),
    ]);
    if (deleted.length === 0) throw noSuchEndpoint();
  },
});
