import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { safePath } from "~/domain/accounts/safe-path";
import { languageCookie } from "~/http/language";
import { redirect } from "~/http/redirect";
import { personOf, visitorOf } from "~/http/signed-in";
import { isLanguage } from "~/locales/languages";
import { setLanguage } from "~/operations/accounts/set-language";

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const language = form.get("language");
  const to = safePath(form.get("returnTo"));
  if (!isLanguage(language)) return redirect(to);
  if (await personOf(args)) await setLanguage(await visitorOf(args), { language });
  return redirect(to, { headers: { "Set-Cookie": await languageCookie.serialize(language) } });
}

export const loader = () => redirect("/");
