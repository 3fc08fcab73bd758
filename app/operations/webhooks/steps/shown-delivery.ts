import type { KeptDelivery } from "~/data/shard/webhook-deliveries";
import type { EndpointRow } from "~/data/shard/webhook-endpoints";

/** A delivery as its log shows it; its next attempt has no time while its endpoint is off. */
export type ShownDelivery = ReturnType<typeof shownDelivery>;

export const shownDelivery = (
  { data, nextAt, ...delivery }: KeptDelivery,
  { state }: Pick<EndpointRow, "state">,
) => ({
  ...delivery,
  fileName: typeof data.fileName === "string" ? data.fileName : null,
  nextAt: delivery.state === "waiting" && state !== "disabled" ? nextAt : null,
});
