import type { WebBindings } from "~/platform/bindings";

/**
 * The site's own address, for links in mails and for the address that sign-in providers send people back to. It is set, and
 * not taken from the request: its Host header is what a client says. Only the local environment goes by the request.
 */
export function siteOriginOf(
  { SITE_ORIGIN, APP_ENV }: Pick<WebBindings, "SITE_ORIGIN" | "APP_ENV">,
  request: Request,
) {
  if (SITE_ORIGIN) return new URL(SITE_ORIGIN).origin;
  if (APP_ENV === "local") return new URL(request.url).origin;
  throw new Error("the variable SITE_ORIGIN is not set");
}
