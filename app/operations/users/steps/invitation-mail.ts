import { invitationLifetime, invitationLink } from "~/domain/people/invitation";
import { productName } from "~/domain/product";
import { fillText } from "~/locales/fill-text";
import type { TenantContext } from "../../context";

const day = 24 * 60 * 60 * 1000;

type Invited = { memberId: string; email: string; givenName: string; site: string };

/** The mail that carries an invitation, in the language of the tenant. */
export function invitationMail({ tenant, ...context }: TenantContext, invited: Invited) {
  const values = {
    product: productName,
    tenant: tenant.name,
    name: invited.givenName,
    link: invitationLink(invited.site, tenant, invited.memberId),
    days: invitationLifetime / day,
  };
  return {
    id: context.newId(),
    recipient: invited.email,
    createdAt: context.now(),
    subject: fillText(tenant.language, "people.mail.invitation.subject", values),
    body: fillText(tenant.language, "people.mail.invitation.body", values),
  };
}
