import type { KeptDelivery } from "~/data/shard/webhook-deliveries";

/** A delivery as its log shows it. */
export type ShownDelivery = ReturnType<typeof shownDelivery>;

export const shownDelivery = ({ data, nextAt, ...delivery }: KeptDelivery) => ({
  ...delivery,
  fileName: typeof data.fileName === "string" ? data.fileName : null,
  nextAt: delivery.state === "waiting" ? nextAt : null,
});
