import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { safePath } from "~/domain/accounts/safe-path";
import { i18nOptions } from "~/locales/languages";
import { languageCookie } from "./language";
import { redirect } from "./redirect";
import { sessionCookie } from "./session-cookie";

/** The result of signing in: the session's token and the language of the account. */
export type NewSession = { token: string; language: string };

/**
 * Sends the new session to the browser and lets `/login` decide where to go; `returnTo` is the page that was wanted.
 */
export async function completeSignIn(
  { request, context }: Pick<ActionFunctionArgs, "request" | "context">,
  { token, language }: NewSession,
  { returnTo, headers = [] }: { returnTo?: unknown; headers?: [string, string][] } = {},
) {
  const wanted = safePath(returnTo, "");
  return redirect(wanted ? `/login?returnTo=${encodeURIComponent(wanted)}` : "/login", {
    headers: [
      ["Set-Cookie", await sessionCookie(request, context.cloudflare.env.APP_ENV, token)],
      ...(await languageHeaders(request, language)),
      ...headers,
    ],
  });
}

/**
 * A browser that nobody picked a language in takes the account's. English is what an account starts with, so that it says
 * nothing of a choice.
 */
async function languageHeaders(request: Request, language: string): Promise<[string, string][]> {
  const picked: unknown = await languageCookie.parse(request.headers.get("Cookie"));
  if (picked || language === i18nOptions.fallbackLng) return [];
  return [["Set-Cookie", await languageCookie.serialize(language)]];
}
