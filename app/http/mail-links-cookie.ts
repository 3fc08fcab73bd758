import { createCookie } from "@remix-run/cloudflare";
import { z } from "zod";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { isPlainLocal } from "./plain-local";

/** What the link of a mail asks with. */
export type LinkToken = { user: string; token: string };

const shared = {
  path: "/",
  httpOnly: true,
  sameSite: "lax",
  maxAge: cookieKinds["mail-links"].seconds,
} as const;
const guarded = createCookie("__Host-mail-links", { ...shared, secure: true });
const local = createCookie("mail-links", { ...shared, secure: false });

const cookieFor = (request: Request, environment: string) =>
  isPlainLocal(request, environment) ? local : guarded;

/** The newest last. */
const heldKind = z.array(z.object({ link: z.string(), user: z.string(), token: z.string() }));

/** Pages of this many mails stay usable side by side; a cookie holds 4 kB, and each takes some 200 bytes of it. */
const mostLinks = 8;

async function heldLinks(request: Request, environment: string) {
  const value: unknown = await cookieFor(request, environment).parse(request.headers.get("Cookie"));
  return heldKind.safeParse(value).data ?? [];
}

/** The token of a link that this browser opened within the hour, or null. */
export async function mailLinkOf(
  request: Request,
  environment: string,
  link: string,
): Promise<LinkToken | null> {
  return (await heldLinks(request, environment)).find((held) => held.link === link) ?? null;
}

/** The Set-Cookie header that keeps the token of a link beside those of the newest others. */
export async function keepMailLink(
  request: Request,
  environment: string,
  link: string,
  asked: LinkToken,
): Promise<string> {
  const others = (await heldLinks(request, environment)).filter((held) => held.link !== link);
  return cookieFor(request, environment).serialize([...others, { link, ...asked }].slice(-mostLinks));
}
