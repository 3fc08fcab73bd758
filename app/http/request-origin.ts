import { isCountryCode } from "~/domain/tenants/countries";

/** Where a request comes from, for counting attempts and for naming a session. */
export const originOf = (request: Request) => ({
  address: request.headers.get("CF-Connecting-IP") ?? "unknown",
  userAgent: request.headers.get("User-Agent") ?? "",
});

/** The country a form may start with: where Cloudflare sees the client, else the region of the browser's language. */
export function likelyCountryOf(request: Request): string {
  const region = /^[a-z]{2,3}-([A-Z]{2})\b/.exec(request.headers.get("Accept-Language") ?? "")?.[1];
  return [request.headers.get("CF-IPCountry"), region].find((code) => code && isCountryCode(code)) ?? "";
}
