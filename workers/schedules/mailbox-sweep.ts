import { sweepMailboxes } from "~/operations/mailboxes/sweep";
import type { WebBindings } from "~/platform/bindings";
import { makeTenantContext, makeVisitorContext } from "~/platform/context";
import { openMailboxes } from "~/platform/mailboxes/mailbox-service";
import { siteOf } from "~/platform/site-of";
import { allShards, openTenant } from "~/platform/tenancy";
import { parseGraphMail } from "../email/parse-graph-mail";
import { mailboxNotificationsPath } from "../web/receive-mailbox-notifications";

/** Takes what came into the mailboxes that are due. Called every minute. */
export async function mailboxSweep(env: WebBindings): Promise<void> {
  const visitor = makeVisitorContext(env, { kind: "system", id: "mailboxes" });
  const site = siteOf(env);
  await sweepMailboxes(
    {
      ...visitor,
      shards: allShards(env),
      openTenant: async ({ tenantId }) => {
        const home = await openTenant(env, visitor.control, tenantId);
        if (home?.tenant.status !== "active") return null;
        return {
          ...makeTenantContext(visitor, home, env),
          mailboxes: openMailboxes(env),
          takeApart: (raw) => parseGraphMail(raw, env.MAIL_DOMAIN),
        };
      },
      notifyUrlOf: ({ tenantId }) =>
        site.startsWith("https:")
          ? `${site}${mailboxNotificationsPath}${encodeURIComponent(tenantId)}`
          : null,
    },
    {},
  );
}
