import type { TenantContext } from "~/operations/context";
import type { WakingContext, WebhookContext } from "~/operations/webhooks/webhook-ports";
import type { WebBindings } from "../bindings";
import { makeTenantContext, makeVisitorContext } from "../context";
import { siteOf } from "../site-of";
import { openTenant } from "../tenancy";
import { openWebhookQueue } from "./webhook-queue";
import { openWebhookSender } from "./webhook-sender";

/** The same context with what sends webhooks and what wakes their deliveries. */
export const withWebhooks = (context: TenantContext, env: WebBindings): WebhookContext & WakingContext => ({
  ...context,
  site: siteOf(env),
  webhooks: openSender(env),
  webhookQueue: openWebhookQueue(env.WEBHOOK_QUEUE),
});

/** The context of delivering a tenant's webhooks; null when there is no such tenant (any more). */
export async function makeWebhookContext(
  env: WebBindings,
  tenantId: string,
): Promise<(WebhookContext & WakingContext) | null> {
  const visitor = makeVisitorContext(env, { kind: "system", id: "webhooks" });
  const home = await openTenant(env, visitor.control, tenantId);
  if (!home || home.tenant.status === "erasing") return null;
  return withWebhooks(makeTenantContext(visitor, home, env), env);
}

/** Private hosts and plain http are for the local environment alone. */
const openSender = ({ APP_ENV, MAIL_DOMAIN, SITE_ORIGIN }: WebBindings) =>
  openWebhookSender({
    allowPrivate: APP_ENV === "local",
    ownHosts: [MAIL_DOMAIN, ...(SITE_ORIGIN ? [new URL(SITE_ORIGIN).hostname] : [])],
  });
