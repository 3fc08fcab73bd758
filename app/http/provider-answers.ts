import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { log } from "~/platform/log";
import { forgetReturn, type SignInSetting } from "~/platform/sign-in/provider-sign-in";
import { findProvider } from "~/platform/sign-in/providers";
import { isPlainLocal } from "./plain-local";
import { redirect } from "./redirect";
import { siteOriginOf } from "./site-origin";

/** The provider that the address names. Throws the page that says "not found" when it is not set up. */
export function requireProvider({ params, context, request }: LoaderFunctionArgs): SignInSetting {
  const { env } = context.cloudflare;
  const provider = findProvider(env, params.provider);
  if (!provider) throw new Response("error.not-found", { status: 404 });
  return { provider, isPlain: isPlainLocal(request, env.APP_ENV), site: siteOriginOf(env, request) };
}

/** What a provider answers in place of a code: a word for programs, and a description that may carry a code of its own. */
export const refusalOf = ({ searchParams }: URL) =>
  searchParams.has("error")
    ? { error: searchParams.get("error") ?? "", description: searchParams.get("error_description") ?? "" }
    : null;

/**
 * The answer to a provider's refusal. A person who has forgotten the password there resets the one here; a person who
 * broke off starts again from the root with nothing stored; anything else is logged and said.
 */
export function refusedByProvider(
  args: LoaderFunctionArgs,
  setting: SignInSetting,
  { error, description }: { error: string; description: string },
) {
  const headers = forgetReturn(args.request, setting);
  if (description.includes("AADB2C90118")) return redirect("/login/forgot", { headers });
  if (description.includes("AADB2C90091") || error === "access_denied")
    return redirect("/", { headers: [...headers, ["Clear-Site-Data", '"storage"']] });
  return signInFailed(args, setting, new Error(`${error}: ${description}`.slice(0, 500)));
}

/** The answer to a sign-in that failed: logged, all that waited for it is forgotten, and the page says so. */
export function signInFailed({ request }: LoaderFunctionArgs, setting: SignInSetting, error: unknown) {
  log.error("sign-in", error, { provider: setting.provider.id });
  return redirect("/login?said=provider-failed", { headers: forgetReturn(request, setting) });
}
