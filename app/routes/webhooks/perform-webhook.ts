import { resendWebhook } from "~/operations/webhooks/resend";
import { resendWebhooksSince } from "~/operations/webhooks/resend-since";
import { setEndpointEnabled } from "~/operations/webhooks/set-enabled";
import { testEndpoint } from "~/operations/webhooks/test";
import type { WakingContext, WebhookContext } from "~/operations/webhooks/webhook-ports";

type Pressed = { intent: string; deliveryId: string; since: string };

/** Does what a button of an endpoint's page says; returns what its address tells then. */
export async function performWebhook(
  context: WebhookContext & WakingContext,
  endpointId: string,
  { intent, deliveryId, since }: Pressed,
): Promise<Record<string, string>> {
  switch (intent) {
    case "test":
      return { tested: (await testEndpoint(context, { endpointId })).id };
    case "on":
    case "on-resend":
      await setEndpointEnabled(context, { endpointId, enabled: true, resend: intent === "on-resend" });
      return { done: "on" };
    case "off":
      await setEndpointEnabled(context, { endpointId, enabled: false });
      return { done: "off" };
    case "resend-since": {
      const { deliveries } = await resendWebhooksSince(context, { endpointId, since });
      return { done: "resent-since", number: String(deliveries) };
    }
    default:
      await resendWebhook(context, { endpointId, deliveryId });
      return { done: "resent" };
  }
}
