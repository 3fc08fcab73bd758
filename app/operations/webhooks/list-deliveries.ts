import { selectDeliveries } from "~/data/shard/webhook-deliveries";
import { listDeliveriesInput } from "~/domain/webhooks/webhook-inputs";
import type { TenantContext } from "../context";
import { defineOperation } from "../define-operation";
import { requireEndpoint } from "./steps/require-endpoint";
import { type ShownDelivery, shownDelivery } from "./steps/shown-delivery";

const pageSize = 50;

/** A page of an endpoint's delivery log, newest first; `next` is where it goes on. Throws AppError `not-found`. */
export const listDeliveries = defineOperation({
  name: "webhooks.list-deliveries",
  permission: "Webhooks",
  input: listDeliveriesInput,
  async run(
    context: TenantContext,
    { endpointId, before },
  ): Promise<{ deliveries: ShownDelivery[]; next: number | null }> {
    const endpoint = await requireEndpoint(context, endpointId);
    const rows = await selectDeliveries(context.shard, endpointId, { before, limit: pageSize + 1 });
    const shown = rows.slice(0, pageSize);
    return {
      deliveries: shown.map((row) => shownDelivery(row, endpoint)),
      next: rows.length > pageSize ? (shown.at(-1)?.sequence ?? null) : null,
    };
  },
});
