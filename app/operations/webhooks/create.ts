import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { countEndpoints, insertEndpoint } from "~/data/shard/webhook-endpoints";
import { AppError } from "~/domain/errors/app-error";
import { maxEndpoints } from "~/domain/webhooks/webhook-endpoint";
import { createEndpointInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { checkSettings } from "./steps/check-settings";
import { newSigningSecret, signingSecretOf, staticHeaderOf } from "./steps/endpoint-secrets";
import type { WebhookContext } from "./webhook-ports";

/** Creates an endpoint that is notified of what happens from now on. Only this answer shows its signing secret. */
export const createEndpoint = defineOperation({
  name: "webhooks.create",
  permission: "Webhooks.Edit",
  input: createEndpointInput,
  async run(context: WebhookContext, input): Promise<{ endpointId: string; secret: string }> {
    const { shard, secrets } = context;
    const { url, eventTypes, modelIds, withValues, headerName, headerValue } = input;
    await checkSettings(context, input);
    if (headerName && !headerValue)
      throw new AppError("invalid", "webhooks.problem.header-required", { field: "headerValue" });
    if ((await countEndpoints(shard)) >= maxEndpoints)
      throw new AppError("conflict", "webhooks.problem.too-many", { values: { most: maxEndpoints } });
    const [endpointId, secret, now] = [context.newId(), newSigningSecret(context), context.now()];
    await commit(shard, [
      insertEndpoint(shard, {
        id: endpointId,
        url,
        eventTypes,
        modelIds,
        withValues,
        sealedSecret: await secrets.seal(secret, signingSecretOf(context, endpointId)),
        headerName: headerName || null,
        sealedHeader: headerName
          ? await secrets.seal(headerValue, staticHeaderOf(context, endpointId))
          : null,
        state: "enabled",
        notBefore: now,
        busyUntil: now,
        createdAt: now,
      }),
      insertShardAudit(
        shard,
        auditOf(context, "webhooks.create", endpointId, {
          name: hostOf(url),
          eventTypes,
          withValues,
        }),
      ),
    ]);
    return { endpointId, secret };
  },
});
