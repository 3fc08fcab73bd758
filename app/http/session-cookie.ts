import { createCookie } from "@remix-run/cloudflare";
import { sessionLifetime } from "~/domain/accounts/session-lifetime";
import { isPlainLocal } from "./plain-local";

const shared = { path: "/", httpOnly: true, sameSite: "lax" } as const;
const guarded = createCookie("__Host-session", { ...shared, secure: true });
const local = createCookie("session", { ...shared, secure: false });

/** The cookie that carries the session's token. */
const cookieFor = (request: Request, environment: string) =>
  isPlainLocal(request, environment) ? local : guarded;

/** The token of this request's session, or null. */
export async function sessionTokenOf(request: Request, environment: string): Promise<string | null> {
  const value: unknown = await cookieFor(request, environment).parse(request.headers.get("Cookie"));
  return typeof value === "string" && value !== "" ? value : null;
}

/** The Set-Cookie header that hands the token to the browser. */
export const sessionCookie = (request: Request, environment: string, token: string) =>
  cookieFor(request, environment).serialize(token, { maxAge: sessionLifetime / 1000 });

/** The headers that make the browser forget its session, and all that it kept of what the session showed. */
export const forgetSession = async (request: Request, environment: string): Promise<[string, string][]> => [
  ["Set-Cookie", await cookieFor(request, environment).serialize("", { maxAge: 0 })],
  ["Clear-Site-Data", '"cache", "storage"'],
];
