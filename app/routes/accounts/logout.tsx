import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useTranslation } from "react-i18next";
import { LinkButton } from "~/components/form/link-button";
import { NarrowCard } from "~/components/shell/narrow-card";
import { safePath } from "~/http/safe-path";
import { forgetSessionCookie, sessionTokenOf } from "~/http/session-cookie";
import { personOf, visitorOf } from "~/http/signed-in";
import { signOut } from "~/operations/accounts/sign-out";

export const handle = { crumbs: () => [{ key: "logout.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  if (await personOf(args)) throw redirect("/dashboard");
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const environment = args.context.cloudflare.env.APP_ENV;
  const to = safePath((await request.formData()).get("returnTo"), "/logout");
  const token = await sessionTokenOf(request, environment);
  if (token && (await personOf(args))) await signOut(await visitorOf(args), { token });
  return redirect(to, { headers: { "Set-Cookie": await forgetSessionCookie(request, environment) } });
}

export default function Logout() {
  const { t } = useTranslation();
  return (
    <NarrowCard title={t("logout.done")}>
      <p>
        <LinkButton kind="primary" to="/login">
          {t("logout.again")}
        </LinkButton>
      </p>
    </NarrowCard>
  );
}
