import type { ActionFunctionArgs, AppLoadContext } from "@remix-run/cloudflare";
import type { TenantContext } from "~/operations/context";
import { wakeWebhooks } from "~/operations/webhooks/wake";
import type { WebBindings } from "~/platform/bindings";
import { openWebhookQueue } from "~/platform/webhooks/webhook-queue";

/** In which tenant a request works. The load context is new for each request. */
const workedIn = new WeakMap<AppLoadContext, TenantContext>();

export function noteWork(
  { context: key }: Pick<ActionFunctionArgs, "context">,
  context: TenantContext,
): TenantContext {
  workedIn.set(key, context);
  return context;
}

/** Wakes the webhooks of the tenant that an action of a page has worked in, after its answer. */
export function wakeAfterAction({ context: key }: Pick<ActionFunctionArgs, "context">): void {
  const context = workedIn.get(key);
  if (context) key.cloudflare.ctx.waitUntil(wakeAfter(context, key.cloudflare.env));
}

/** The same of a context at hand. */
export const wakeAfter = (context: TenantContext, env: WebBindings) =>
  wakeWebhooks(
    {
      ...context,
      actor: { kind: "system", id: "webhooks" },
      webhookQueue: openWebhookQueue(env.WEBHOOK_QUEUE),
    },
    {},
  );
