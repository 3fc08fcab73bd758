import { ofTenant } from "../../of-tenant";
import type { WakingContext } from "../webhook-ports";

/** Asks for an endpoint's deliveries now. When the queue does not take it, the sweep finds them. */
export async function wake(context: WakingContext, endpointId: string): Promise<void> {
  try {
    await context.webhookQueue.send([ofTenant(context, { endpointId })]);
  } catch (error) {
    context.log.error("webhooks.not-queued", error, ofTenant(context, { endpointId }));
  }
}
