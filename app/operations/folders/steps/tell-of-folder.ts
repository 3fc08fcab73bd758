import { commit } from "~/data/commit";
import { selectAdminEmails } from "~/data/control/admin-emails";
import { insertMailOnce } from "~/data/control/outbox";
import { productName } from "~/domain/product";
import { shownMoment } from "~/domain/tenants/shown-day";
import { fillText } from "~/locales/fill-text";
import type { TenantContext } from "../../context";

const mostRecipients = 10;

type Failing = { modelId: string; folder: string; failingSince: Date; problem: string };

/** Writes to the administrators that a folder cannot be looked at, once for each time. A failure is logged and holds up nothing. */
export async function tellOfFolder(
  context: TenantContext & { site: string },
  { modelId, folder, failingSince, problem }: Failing,
): Promise<void> {
  const { control, tenant, site } = context;
  const { language } = tenant;
  const values = {
    product: productName,
    tenant: tenant.name,
    folder,
    since: shownMoment(failingSince, tenant),
    reason: fillText(language, problem),
    link: `${site}/aimodels/ftp-settings/${modelId}`,
  };
  try {
    const [first, ...rest] = (await selectAdminEmails(control, mostRecipients)).map((recipient, place) =>
      insertMailOnce(control, {
        id: `folder-${modelId}-${failingSince.getTime()}-${place}`,
        recipient,
        subject: fillText(language, "folders.mail.subject", values),
        body: fillText(language, "folders.mail.body", values),
        createdAt: context.now(),
      }),
    );
    if (first) await commit(control, [first, ...rest]);
  } catch (error) {
    context.log.error("folders.mail", error, { modelId });
  }
}
