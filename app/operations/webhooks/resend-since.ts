import { commit } from "~/data/commit";
import { insertShardAudit } from "~/data/shard/shard-audit";
import { resendSince } from "~/data/shard/webhook-deliveries";
import { AppError } from "~/domain/errors/app-error";
import { firstInstantOf } from "~/domain/listing/local-day";
import { timeZoneOfCountry } from "~/domain/models/time-zones";
import { resendSinceInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { requireEndpoint } from "./steps/require-endpoint";
import { wake } from "./steps/wake";
import type { WakingContext } from "./webhook-ports";

/**
 * Has the events since a moment, or a day of the organization's calendar, delivered that an endpoint has not got; with `all` those, too, that it has. Returns how
 * many. Throws AppError `not-found`, and `conflict` for a disabled endpoint.
 */
export const resendWebhooksSince = defineOperation({
  name: "webhooks.resend-since",
  permission: "Webhooks.Edit",
  input: resendSinceInput,
  async run(context: WakingContext, { endpointId, since: asked, all }): Promise<{ deliveries: number }> {
    const { shard } = context;
    const { state, url } = await requireEndpoint(context, endpointId);
    if (state === "disabled") throw new AppError("conflict", "webhooks.problem.is-disabled");
    const since = firstInstantOf(asked, timeZoneOfCountry(context.tenant.countryCode));
    const detail = { name: hostOf(url), since: since.toISOString(), all };
    const [resent] = await commit(shard, [
      resendSince(shard, endpointId, since, context.now(), all),
      insertShardAudit(shard, auditOf(context, "webhooks.resend-since", endpointId, detail)),
    ]);
    if (resent.length > 0) await wake(context, endpointId);
    return { deliveries: resent.length };
  },
});
