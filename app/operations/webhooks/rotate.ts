import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { updateEndpoint } from "~/data/shard/webhook-endpoints";
import { secretOverlap } from "~/domain/webhooks/webhook-endpoint";
import { endpointInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { newSigningSecret, signingSecretOf } from "./steps/endpoint-secrets";
import { noSuchEndpoint, requireEndpoint } from "./steps/require-endpoint";

/**
 * Gives an endpoint a new signing secret; the old one signs beside it for 24 hours. Only this answer shows it. Throws
 * AppError `not-found`.
 */
export const rotateSecret = defineOperation({
  name: "webhooks.rotate",
  permission: "Webhooks.Edit",
  input: endpointInput,
  async run(context: TenantContext, { endpointId }): Promise<{ secret: string; previousUntil: Date }> {
    const { shard } = context;
    const { url, sealedSecret } = await requireEndpoint(context, endpointId);
    const secret = newSigningSecret(context);
    const previousUntil = new Date(context.now().getTime() + secretOverlap);
    const [changed] = await commit(shard, [
      updateEndpoint(shard, endpointId, {
        sealedSecret: await context.secrets.seal(secret, signingSecretOf(context, endpointId)),
        sealedPrevious: sealedSecret,
        previousUntil,
      }),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "webhooks.rotate", endpointId, { name: hostOf(url) }),
      ),
    ]);
    if (changed.length === 0) throw noSuchEndpoint();
    return { secret, previousUntil };
  },
});
