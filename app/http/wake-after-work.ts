import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import type { TenantContext } from "~/operations/context";
import { wakeWebhooks } from "~/operations/webhooks/wake";
import type { WebBindings } from "~/platform/bindings";
import { openWebhookQueue } from "~/platform/webhooks/webhook-queue";

/** Records on the load context, which is new for each request, in which tenant it works. */
export function noteWork(
  { context: request }: Pick<ActionFunctionArgs, "context">,
  context: TenantContext,
): TenantContext {
  // Not in a map of this module: the pages are built apart from the Worker that serves them and have a copy of it.
  request.workedIn = context;
  return context;
}

/** Wakes the webhooks of the tenant that an action of a page has worked in, after its answer. */
export function wakeAfterAction({ context: request }: Pick<ActionFunctionArgs, "context">): void {
  const { workedIn, cloudflare } = request;
  if (workedIn) cloudflare.ctx.waitUntil(wakeAfter(workedIn, cloudflare.env));
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
