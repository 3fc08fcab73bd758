import { createCookie } from "@remix-run/cloudflare";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { sourceOf } from "~/domain/accounts/sign-up-source";

const shared = { path: "/", httpOnly: true, sameSite: "lax", secure: false } as const;

/** What an address carried for later: an invitation until it is accepted, the source of a sign-up until it is paid. */
const stateCookie = createCookie("state", { ...shared, maxAge: cookieKinds.state.seconds });
const sourceCookie = createCookie("source", { ...shared, maxAge: cookieKinds.source.seconds });

export type Carried = { state: string | null; source: string | null };

/** State and source of this request: what its address says, else what an earlier one said. */
export async function carriedOf(request: Request): Promise<Carried> {
  const asked = askedIn(request);
  const header = request.headers.get("Cookie");
  return {
    state: asked.state ?? textOf(await stateCookie.parse(header)),
    source: asked.source ?? sourceOf(await sourceCookie.parse(header)),
  };
}

/** The Set-Cookie headers that keep what this request's address says. */
export async function keepCarried(request: Request): Promise<[string, string][]> {
  const { state, source } = askedIn(request);
  return [
    ...(state ? [setCookie(await stateCookie.serialize(state))] : []),
    ...(source ? [setCookie(await sourceCookie.serialize(source))] : []),
  ];
}

/** The Set-Cookie header that forgets an invitation once it was answered. */
export const forgetState = async () => setCookie(await stateCookie.serialize("", { maxAge: 0 }));

/** The Set-Cookie header that forgets where a sign-up came from: to be sent once the plan is paid. */
export const forgetSource = async () => setCookie(await sourceCookie.serialize("", { maxAge: 0 }));

function askedIn(request: Request): Carried {
  const { searchParams } = new URL(request.url);
  return { state: textOf(searchParams.get("state")), source: sourceOf(searchParams.get("source")) };
}

const setCookie = (value: string): [string, string] => ["Set-Cookie", value];

const textOf = (value: unknown) =>
  typeof value === "string" && value !== "" && value.length <= 300 ? value : null;
