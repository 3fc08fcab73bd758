import { isPlainLocal } from "~/http/plain-local";

const always: Record<string, string> = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  // Of all that is no page: nothing of it runs or is framed. Pages and the API's description have policies of their own.
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Strict-Transport-Security": "max-age=31536000; includeSubDomains",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
  // Pages, and what scripts ask for in their place ("….data"), are of one person; what others may keep says so itself.
  "Cache-Control": "private, no-store",
};

/** What a file that anyone may have allows other sites: its route says so by this header. */
const isForAll = ({ headers }: Response) => headers.get("Access-Control-Allow-Origin") === "*";

/**
 * The answer with the headers that every answer of ours carries; what it has set itself stays. Its cookies go over
 * https alone, except for plain http on the developer's machine, where not every browser would keep them.
 */
export function withSecurityHeaders(request: Request, response: Response, environment: string): Response {
  const answer = new Response(response.body, response);
  for (const [name, value] of Object.entries(always))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  if (isForAll(response)) answer.headers.set("Cross-Origin-Resource-Policy", "cross-origin");
  if (!isPlainLocal(request, environment)) secureCookies(answer.headers);
  return answer;
}

function secureCookies(headers: Headers): void {
  const lines = headers.getSetCookie();
  headers.delete("Set-Cookie");
  for (const line of lines)
    headers.append("Set-Cookie", /;\s*secure\s*(;|$)/i.test(line) ? line : `${line}; Secure`);
}
