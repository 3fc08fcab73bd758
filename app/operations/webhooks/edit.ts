import { commit } from "~/data/commit";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { type EndpointRow, updateEndpoint } from "~/data/shard/webhook-endpoints";
import { AppError } from "~/domain/errors/app-error";
import { editEndpointInput } from "~/domain/webhooks/webhook-inputs";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { auditOf } from "../audit-of";
import { defineOperation } from "../define-operation";
import { checkSettings } from "./steps/check-settings";
import { staticHeaderOf } from "./steps/endpoint-secrets";
import { noSuchEndpoint, requireEndpoint } from "./steps/require-endpoint";
import type { WebhookContext } from "./webhook-ports";

/**
 * Changes the address of an endpoint, its events and its header. A header value that was left empty stays what it
 * was, but only for the same host and name: otherwise it could be sent to someone else. Throws AppError `not-found`.
 */
export const editEndpoint = defineOperation({
  name: "webhooks.edit",
  permission: "Webhooks.Edit",
  input: editEndpointInput,
  async run(context: WebhookContext, { endpointId, ...input }): Promise<void> {
    const { shard } = context;
    const { url, eventTypes, modelIds, withValues, headerName, headerValue } = input;
    const saved = await requireEndpoint(context, endpointId);
    await checkSettings(context, input);
    const sealedHeader = await sealedHeaderOf(context, saved, { url, headerName, headerValue });
    const [changed] = await commit(shard, [
      updateEndpoint(shard, endpointId, {
        url,
        eventTypes,
        modelIds,
        withValues,
        headerName: headerName || null,
        sealedHeader,
      }),
      insertShardAuditIfChanged(
        shard,
        auditOf(context, "webhooks.edit", endpointId, {
          name: hostOf(url),
          eventTypes,
          withValues,
        }),
      ),
    ]);
    if (changed.length === 0) throw noSuchEndpoint();
  },
});

async function sealedHeaderOf(
  context: WebhookContext,
  saved: EndpointRow,
  wanted: { url: string; headerName: string; headerValue: string },
): Promise<string | null> {
  if (!wanted.headerName) return null;
  if (wanted.headerValue) return context.secrets.seal(wanted.headerValue, staticHeaderOf(context, saved.id));
  const isSame = saved.headerName === wanted.headerName && hostOf(saved.url) === hostOf(wanted.url);
  if (saved.sealedHeader && isSame) return saved.sealedHeader;
  throw new AppError("invalid", "webhooks.problem.header-again", { field: "headerValue" });
}
