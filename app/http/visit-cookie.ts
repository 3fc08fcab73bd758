import { createCookie } from "@remix-run/cloudflare";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { isPlainLocal } from "./plain-local";

const shared = { path: "/", httpOnly: true, sameSite: "lax", maxAge: cookieKinds.visit.seconds } as const;
const guarded = createCookie("__Host-visit", { ...shared, secure: true });
const local = createCookie("visit", { ...shared, secure: false });

const cookieFor = (request: Request, environment: string) =>
  isPlainLocal(request, environment) ? local : guarded;

/** The secret of the document that this browser tried last, or an empty text. */
export async function visitTokenOf(request: Request, environment: string): Promise<string> {
  const value: unknown = await cookieFor(request, environment).parse(request.headers.get("Cookie"));
  return typeof value === "string" ? value : "";
}

/** The Set-Cookie header that keeps the secret, or forgets it. */
export const keepVisit = async (
  request: Request,
  environment: string,
  token: string | null,
): Promise<[string, string]> => [
  "Set-Cookie",
  await cookieFor(request, environment).serialize(token ?? "", token ? {} : { maxAge: 0 }),
];
