import { createCookie } from "@remix-run/cloudflare";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";

const shared = {
  path: "/login",
  httpOnly: true,
  sameSite: "lax",
  maxAge: cookieKinds.identity.seconds,
} as const;
const cookieFor = (environment: string) =>
  createCookie("identity", { ...shared, secure: environment !== "local" });

/** The sealed identity that waits in this browser for the proof of its e-mail, and that e-mail; null without one. */
export async function waitingIdentityOf(
  request: Request,
  environment: string,
): Promise<{ waiting: string; email: string } | null> {
  const value: unknown = await cookieFor(environment).parse(request.headers.get("Cookie"));
  const { waiting, email } = (value ?? {}) as Record<string, unknown>;
  return typeof waiting === "string" && typeof email === "string" ? { waiting, email } : null;
}

/** The Set-Cookie header that keeps a waiting identity, or forgets it. */
export const waitingIdentityCookie = async (
  environment: string,
  value: { waiting: string; email: string } | null,
): Promise<[string, string]> => [
  "Set-Cookie",
  await cookieFor(environment).serialize(value ?? "", value ? {} : { maxAge: 0 }),
];
