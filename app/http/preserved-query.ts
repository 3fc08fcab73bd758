import { createCookie } from "@remix-run/cloudflare";
import { cookieKinds } from "~/domain/accounts/cookie-kinds";
import { sourceOf } from "~/domain/accounts/sign-up-source";
import { isPlainLocal } from "./plain-local";

const shared = { path: "/", httpOnly: true, sameSite: "lax" } as const;
const ofState = { ...shared, maxAge: cookieKinds.state.seconds };

/**
 * What an address carried for later use: an invitation until it is accepted, the source of a sign-up until it is paid.
 */
const guardedState = createCookie("__Host-state", { ...ofState, secure: true });
const localState = createCookie("state", { ...ofState, secure: false });
const sourceCookie = createCookie("source", { ...shared, secure: false, maxAge: cookieKinds.source.seconds });

const stateCookieFor = (request: Request, environment: string) =>
  isPlainLocal(request, environment) ? localState : guardedState;

export type PreservedQuery = { state: string | null; source: string | null };

/** State and source of this request: what its address says, else what an earlier one said. */
export async function preservedQueryOf(request: Request, environment: string): Promise<PreservedQuery> {
  const asked = askedIn(request);
  const header = request.headers.get("Cookie");
  return {
    state: asked.state ?? textOf(await stateCookieFor(request, environment).parse(header)),
    source: asked.source ?? sourceOf(await sourceCookie.parse(header)),
  };
}

/** The Set-Cookie headers that keep what this request's address says. */
export async function preserveQuery(request: Request, environment: string): Promise<[string, string][]> {
  const { state, source } = askedIn(request);
  return [
    ...(state ? [setCookie(await stateCookieFor(request, environment).serialize(state))] : []),
    ...(source ? [setCookie(await sourceCookie.serialize(source))] : []),
  ];
}

/** The Set-Cookie header that forgets an invitation once it was answered. */
export const forgetState = async (request: Request, environment: string) =>
  setCookie(await stateCookieFor(request, environment).serialize("", { maxAge: 0 }));

/** The Set-Cookie header that forgets where a sign-up came from: to be sent once the plan is paid. */
export const forgetSource = async () => setCookie(await sourceCookie.serialize("", { maxAge: 0 }));

function askedIn(request: Request): PreservedQuery {
  const { searchParams } = new URL(request.url);
  return { state: textOf(searchParams.get("state")), source: sourceOf(searchParams.get("source")) };
}

const setCookie = (value: string): [string, string] => ["Set-Cookie", value];

const textOf = (value: unknown) =>
  typeof value === "string" && value !== "" && value.length <= 300 ? value : null;
