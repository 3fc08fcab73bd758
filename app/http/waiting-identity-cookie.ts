import { createCookie } from "@remix-run/cloudflare";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { isPlainLocal } from "./plain-local";

const shared = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: cookieKinds.identity.seconds,
} as const;
const guarded = createCookie("__Host-identity", { ...shared, secure: true });
const local = createCookie("identity", { ...shared, secure: false });

const cookieFor = (request: Request, environment: string) =>
  isPlainLocal(request, environment) ? local : guarded;

/** The sealed identity that waits in this browser for the proof of its e-mail, and that e-mail; null without one. */
export async function waitingIdentityOf(
  request: Request,
  environment: string,
): Promise<{ waiting: string; email: string } | null> {
  const value: unknown = await cookieFor(request, environment).parse(request.headers.get("Cookie"));
  const { waiting, email } = (value ?? {}) as Record<string, unknown>;
  return typeof waiting === "string" && typeof email === "string" ? { waiting, email } : null;
}

/** The Set-Cookie header that keeps a waiting identity, or forgets it. */
export const waitingIdentityCookie = async (
  request: Request,
  environment: string,
  value: { waiting: string; email: string } | null,
): Promise<[string, string]> => [
  "Set-Cookie",
  await cookieFor(request, environment).serialize(value ?? "", value ? {} : { maxAge: 0 }),
];
