import type { WebBindings } from "./bindings";

/** Where links of mails and events lead that no request asked for. */
export const siteOf = ({
  SITE_ORIGIN,
  MAIL_DOMAIN,
}: Pick<WebBindings, "SITE_ORIGIN" | "MAIL_DOMAIN">): string =>
  SITE_ORIGIN ? new URL(SITE_ORIGIN).origin : `https://${MAIL_DOMAIN}`;
