import type { TenantContext } from "../context";
import type { OfTenant } from "../of-tenant";

/** A message to a receiver. The secrets sign it, the newest first. */
export type WebhookMessage = {
  url: string;
  id: string;
  at: Date;
  body: string;
  secrets: readonly string[];
  header: { name: string; value: string } | null;
};

/** How a receiver answered; `status` null means that it did not, and `problem` is the key of a sentence then. */
export type WebhookAnswer = {
  status: number | null;
  text: string;
  retryAfter: string | null;
  problem: string | null;
};

export type WebhookSender = {
  /** Why nothing may be sent to an address, as the key of a sentence; null when it may. */
  problemOf(url: string): string | null;
  send(message: WebhookMessage): Promise<WebhookAnswer>;
};

/** Asks for the due deliveries of an endpoint to be made. When a message is lost, the sweep finds them. */
export type WebhookRequest = OfTenant & { endpointId: string };
export type WebhookQueue = { send(requests: WebhookRequest[], delayMilliseconds?: number): Promise<void> };

/** `site` is where links lead. */
export type WebhookContext = TenantContext & { webhooks: WebhookSender; site: string };
export type WakingContext = TenantContext & { webhookQueue: WebhookQueue };
