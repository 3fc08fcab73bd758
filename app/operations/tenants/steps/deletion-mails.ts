import { selectOwners } from "~/data/control/tenant-deletion";
import { productName } from "~/domain/product";
import { shownMoment } from "~/domain/tenants/shown-day";
import { fillText } from "~/locales/fill-text";
import { isLanguage } from "~/locales/languages";
import type { RunContext } from "../../processing/processing-context";

type Kind = "requested" | "reminder" | "cancelled" | "done";

type About = {
  dueAt: Date;
  requestedAt: Date;
  origin: string;
  /** Days that are left, for reminders. */
  days?: number;
};

/** The mails about a deletion to everyone who may delete the organization. One mail has one id, however often it is made. */
export async function deletionMails(context: RunContext, kind: Kind, about: About) {
  const { tenant } = context;
  const { dueAt, requestedAt, origin, days = 0 } = about;
  const owners = await selectOwners(context.control);
  const values = {
    product: productName,
    name: tenant.name,
    day: shownMoment(dueAt, tenant),
    days,
    link: `${origin}/tenant/deletion`,
    exportLink: `${origin}/tenant/export`,
  };
  return owners.map(({ memberId, email, language: wanted }) => {
    const language = isLanguage(wanted) ? wanted : tenant.language;
    return {
      id: `deletion-${kind}-${requestedAt.getTime()}-${days}-${memberId}`,
      recipient: email,
      createdAt: context.now(),
      subject: fillText(language, `tenants.mail.${kind}.subject`, values),
      body: fillText(language, `tenants.mail.${kind}.body`, values),
    };
  });
}
