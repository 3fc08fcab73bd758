import { commit } from "~/data/commit";
import { selectAdminEmails } from "~/data/control/admin-emails";
import { insertMailOnce } from "~/data/control/outbox";
import type { EndpointRow } from "~/data/shard/webhook-endpoints";
import { productName } from "~/domain/product";
import { shownMoment } from "~/domain/tenants/shown-day";
import { hostOf } from "~/domain/webhooks/webhook-url";
import { fillText } from "~/locales/fill-text";
import type { WebhookContext } from "../webhook-ports";

const mostRecipients = 10;

/**
 * Writes to the administrators that an endpoint fails or was disabled, once for each time. What goes wrong here is logged
 * and holds up no delivery.
 */
export async function tellAdministrators(
  context: WebhookContext,
  { id, url, failingSince, problem }: EndpointRow,
  what: "failing" | "disabled",
): Promise<void> {
  const { control, tenant, site } = context;
  const { language } = tenant;
  const since = failingSince ?? context.now();
  const values = {
    product: productName,
    tenant: tenant.name,
    host: hostOf(url),
    since: shownMoment(since, tenant),
    reason: problem ? fillText(language, problem) : "",
    link: `${site}/connections/webhooks/${id}`,
  };
  try {
    const recipients = await selectAdminEmails(control, mostRecipients);
    const [first, ...rest] = recipients.map((recipient, place) =>
      insertMailOnce(control, {
        id: `webhook-${what}-${id}-${since.getTime()}-${place}`,
        recipient,
        subject: fillText(language, `webhooks.mail.${what}.subject`, values),
        body: fillText(language, `webhooks.mail.${what}.body`, values),
        createdAt: context.now(),
      }),
    );
    if (first) await commit(control, [first, ...rest]);
  } catch (error) {
    context.log.error("webhooks.mail", error, { endpointId: id, what });
  }
}
