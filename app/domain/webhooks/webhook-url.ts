import { isPrivateHost } from "../releases/is-private-host";

/** `ownHosts` are those of the service itself; `allowPrivate` is for the local environment alone. */
export type UrlRules = { ownHosts: readonly string[]; allowPrivate: boolean };

const address = /^\[|^\d{1,3}(\.\d{1,3}){3}$/;

/**
 * Why nothing may be sent to an address, as the key of a sentence; null when it may. Only names of public hosts over https
 * on its usual port. It is judged as URL parsing writes it, which turns every way of writing an IP address into one.
 */
export function problemOfUrl(text: string, { ownHosts, allowPrivate }: UrlRules): string | null {
  if (!URL.canParse(text)) return "webhooks.problem.url";
  const url = new URL(text);
  const host = url.hostname.toLowerCase().replace(/\.$/, "");
  if (url.username || url.password) return "webhooks.problem.url-user";
  if (text.includes("#")) return "webhooks.problem.url-fragment";
  if (allowPrivate && (url.protocol === "http:" || url.protocol === "https:")) return null;
  if (url.protocol !== "https:") return "webhooks.problem.url-https";
  if (url.port) return "webhooks.problem.url-port";
  if (address.test(host)) return "webhooks.problem.url-address";
  if (isPrivateHost(host)) return "webhooks.problem.url-private";
  if (ownHosts.some((own) => host === own || host.endsWith(`.${own}`))) return "webhooks.problem.url-own";
  return null;
}

/** The name of the host that an address leads to, to be shown. */
export const hostOf = (address: string): string => new URL(address).host;

/** So much of an address tells it from others of its host, and is no secret that the address may be. */
const shownEnd = 6;

/** The host of an address and its end: many receivers of one organization are at the same host. */
export function endpointName(address: string): string {
  const { host, pathname, search } = new URL(address);
  const path = pathname + search;
  if (path === "/") return host;
  return path.length <= shownEnd * 2 ? host + path : `${host}/\u2026${path.slice(-shownEnd)}`;
}
