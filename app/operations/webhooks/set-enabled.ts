import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { resendSince } from "~/data/shard/webhook-deliveries";
import { updateEndpoint } from "~/data/shard/webhook-endpoints";
import { switchedOff } from "~/domain/webhooks/webhook-endpoint";
import { setEnabledInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { noSuchEndpoint, requireEndpoint } from "./steps/require-endpoint";
import { wake } from "./steps/wake";
import type { WakingContext } from "./webhook-ports";

/**
 * Switches an endpoint on or off. `resend` also has delivered what it has missed since it began to fail or was switched
 * off. Throws AppError `not-found`.
 */
export const setEndpointEnabled = defineOperation({
  name: "webhooks.set-enabled",
  permission: "Webhooks.Edit",
  input: setEnabledInput,
  async run(context: WakingContext, { endpointId, enabled, resend }): Promise<void> {
    const { shard } = context;
    const endpoint = await requireEndpoint(context, endpointId);
    const now = context.now();
    const missedSince = endpoint.failingSince ?? endpoint.lastFailureAt ?? endpoint.createdAt;
    const [changed] = await commit(shard, [
      updateEndpoint(
        shard,
        endpointId,
        enabled
          ? {
              state: "enabled",
              problem: null,
              failures: 0,
              failingSince: null,
              warnedAt: null,
              notBefore: now,
            }
          : {
              state: "disabled",
              problem: switchedOff,
              failingSince: endpoint.failingSince ?? now,
            },
      ),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "webhooks.set-enabled", endpointId, {
          name: hostOf(endpoint.url),
          enabled,
          resend,
        }),
      ),
      ...(enabled && resend ? [resendSince(shard, endpointId, missedSince, now, false)] : []),
    ]);
    if (changed.length === 0) throw noSuchEndpoint();
    if (enabled) await wake(context, endpointId);
  },
});
