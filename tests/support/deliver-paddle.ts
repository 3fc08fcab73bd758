import { applyEvents } from "~/operations/billing/apply-events";
import type { BillingSweepContext } from "~/operations/billing/billing-job-context";
import { receiveEvent } from "~/operations/billing/receive-event";

/** Takes the webhooks of a stand-in as the Worker does: each is kept, and applied afterwards. */
export const deliverTo = (sweep: BillingSweepContext) => async (body: string, signature: string) => {
  const first = await receiveEvent(sweep, { body, signature });
  if (first) await applyEvents(sweep, { tenantId: first.tenantId, first });
};
