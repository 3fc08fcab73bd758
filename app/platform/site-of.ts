import type { WebBindings } from "./bindings";

/** The site that links in mails and events lead to when no request provides it. */
export const siteOf = ({
  SITE_ORIGIN,
  MAIL_DOMAIN,
}: Pick<WebBindings, "SITE_ORIGIN" | "MAIL_DOMAIN">): string =>
  SITE_ORIGIN ? new URL(SITE_ORIGIN).origin : `https://${MAIL_DOMAIN}`;
