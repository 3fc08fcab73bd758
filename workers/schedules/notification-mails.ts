import { sendNotifications } from "~/operations/notifications/send-due";
import type { WebBindings } from "~/platform/bindings";
import { enterTenant, makeVisitorContext } from "~/platform/context";
import { siteOf } from "~/platform/site-of";
import { openTenant } from "~/platform/tenancy";

/** Writes the mails about what happened that are due. Called every minute; one index lookup when none is. */
export async function notificationMails(env: WebBindings): Promise<void> {
  const context = makeVisitorContext(env, { kind: "system", id: "notifications" });
  const openHome = async ({ tenantId }: { tenantId: string }) => {
    const home = await openTenant(env, context.control, tenantId);
    return home && home.tenant.status !== "erasing" ? enterTenant(context, home) : null;
  };
  await sendNotifications(
    { ...context, openTenant: openHome },
    { site: siteOf(env), domain: env.MAIL_DOMAIN },
  );
}
