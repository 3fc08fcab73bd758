import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { NarrowCard } from "~/components/shell/narrow-card";
import { safePath } from "~/domain/accounts/safe-path";
import type { LogOutReason } from "~/domain/accounts/start-step";
import { redirect } from "~/http/redirect";
import { forgetSession, sessionTokenOf } from "~/http/session-cookie";
import { personOf, visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { signOut } from "~/operations/accounts/sign-out";

export const handle = { crumbs: () => [{ key: "logout.title" }] };

const reasons: readonly LogOutReason[] = ["invitation", "elsewhere", "removed", "no-plans", "failed"];

export async function loader(args: LoaderFunctionArgs) {
  if (await personOf(args)) throw redirect("/dashboard");
  const reason = new URL(args.request.url).searchParams.get("reason");
  return { reason: reasons.find((known) => known === reason) ?? null };
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const environment = args.context.cloudflare.env.APP_ENV;
  const to = safePath((await request.formData()).get("returnTo"), "/logout");
  const token = await sessionTokenOf(request, environment);
  if (token && (await personOf(args))) await signOut(await visitorOf(args), { token });
  return redirect(to, { headers: await forgetSession(request, environment) });
}

export default function Logout() {
  const { t } = useTranslation();
  const { reason } = useLoaderData<typeof loader>();
  return (
    <NarrowCard title={t("logout.done")}>
      {reason && <Notice kind="problem">{t(`logout.reason.${reason}`)}</Notice>}
      <p>
        <LinkButton kind="primary" to="/login">
          {t("logout.again")}
        </LinkButton>
      </p>
    </NarrowCard>
  );
}
