import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { safePath } from "~/domain/accounts/safe-path";
import { appearanceChange, changedAppearance } from "~/domain/appearance/appearance";
import { rememberAppearance, rememberedAppearance } from "~/http/appearance";
import { formFields } from "~/http/form-fields";
import { redirect } from "~/http/redirect";

export async function action({ request }: ActionFunctionArgs) {
  const fields = formFields(await request.formData());
  const appearance = changedAppearance(await rememberedAppearance(request), appearanceChange(fields));
  return redirect(safePath(fields.returnTo), {
    headers: { "Set-Cookie": await rememberAppearance(appearance) },
  });
}

export const loader = () => redirect("/");
