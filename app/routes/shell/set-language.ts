import { type ActionFunctionArgs, redirect } from "@remix-run/cloudflare";
import { languageCookie } from "~/http/language";
import { safePath } from "~/http/safe-path";
import { isLanguage } from "~/locales/languages";

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const language = form.get("language");
  const to = safePath(form.get("returnTo"));
  if (!isLanguage(language)) return redirect(to);
  return redirect(to, { headers: { "Set-Cookie": await languageCookie.serialize(language) } });
}

export const loader = () => redirect("/");
