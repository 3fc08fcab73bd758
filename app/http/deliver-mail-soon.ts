import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { sendOutbox } from "~/operations/mail/send-outbox";
import { makeVisitorContext } from "~/platform/context";
import { openMailSender } from "~/platform/mail";

/** Empties the outbox after this request was answered, since whoever waits for a code should not wait for the cron. */
export function deliverMailSoon({ context: { cloudflare } }: ActionFunctionArgs): void {
  const mail = openMailSender(cloudflare.env);
  if (!mail) return;
  const context = makeVisitorContext(cloudflare.env, { kind: "system", id: "outbox" });
  cloudflare.ctx.waitUntil(sendOutbox({ ...context, mail }, {}));
}
