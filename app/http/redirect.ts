import { redirect as answerRedirect } from "@remix-run/cloudflare";
import { safePath } from "~/domain/accounts/safe-path";

/**
 * Sends the browser to a path of this site, or to the same path with another query ("?…"). No answer of ours leads
 * elsewhere but `redirectToService`: what is no path of this site leads to its start.
 */
export const redirect = (to: string, init?: number | ResponseInit) =>
  answerRedirect(to.startsWith("?") ? to.replace(/[\r\n]/g, "") : safePath(to), init);

/** Sends the browser to a page of a service that we use, whose address the service itself has told us. */
export function redirectToService(address: string, init?: ResponseInit) {
  const { protocol, href } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:")
    throw new Error("a service named an address without a page");
  return answerRedirect(href, init);
}
