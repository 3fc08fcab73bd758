import { log } from "~/platform/log";

/** Where mail programs send a POST by themselves (RFC 8058). The token in the address is the proof, and no cookie counts. */
const openToPrograms = new Set(["/mails/stop", "/reports/stop"]);

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses an unsafe request that another site made a browser send: Sec-Fetch-Site decides, else Origin, else Referer
 * (OWASP, Cross-Site Request Forgery Prevention, "Fetch Metadata"). Returns null when the request is our own.
 */
export function refuseForeignOrigin(request: Request): Response | null {
  if (safeMethods.has(request.method) || isOwn(request)) return null;
  const { pathname } = new URL(request.url);
  if (openToPrograms.has(pathname)) return null;
  log.info("request.foreign-origin", { path: pathname, origin: request.headers.get("Origin") });
  return new Response("Refused: this request came from another site.", { status: 403 });
}

function isOwn(request: Request): boolean {
  const site = request.headers.get("Sec-Fetch-Site");
  if (site) return site === "same-origin" || site === "none";
  const from = request.headers.get("Origin") ?? request.headers.get("Referer");
  return from !== null && URL.canParse(from) && new URL(from).origin === new URL(request.url).origin;
}
