import { commit } from "~/data/commit";
import { selectAdminEmails } from "~/data/control/admin-emails";
import { insertNotice } from "~/data/control/billing-notices";
import { insertMailIfChanged } from "~/data/control/outbox";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import type { TenantContext } from "../../context";

type Told = Pick<TenantContext, "control" | "now" | "newId" | "tenant">;

/**
 * Queues a mail to the administrators of a tenant, once for each key. `mail` names the texts
 * `billing.mail.<mail>.subject` and `.body`; `values` fill them.
 */
export async function notifyAdministratorsOnce(
  { control, tenant, now, newId }: Told,
  key: string,
  mail: string,
  values: Record<string, string | number>,
): Promise<void> {
  const recipients = await selectAdminEmails(control, 10);
  const texts = { ...values, product: productName, tenant: tenant.name };
  await commit(control, [
    insertNotice(control, { key, at: now() }),
    ...recipients.map((recipient) =>
      insertMailIfChanged(control, {
        id: newId(),
        recipient,
        subject: fillText(tenant.language, `billing.mail.${mail}.subject`, texts),
        body: fillText(tenant.language, `billing.mail.${mail}.body`, texts),
        createdAt: now(),
      }),
    ),
  ]);
}
