import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { ProfilePage } from "~/components/accounts/profile-page";
import { SessionsList } from "~/components/accounts/sessions-list";
import { Button } from "~/components/form/button";
import { Notice } from "~/components/form/notice";
import { refusedPage } from "~/http/form-answer";
import { forgetSessionCookie, sessionTokenOf } from "~/http/session-cookie";
import { requirePerson, requireTenant } from "~/http/signed-in";
import { endSession } from "~/operations/accounts/end-session";
import { listSessions } from "~/operations/accounts/list-sessions";
import { revokeAllSessions } from "~/operations/accounts/revoke-all-sessions";

export const handle = { crumbs: () => [{ key: "profile.tab.sessions" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  const token = (await sessionTokenOf(args.request, args.context.cloudflare.env.APP_ENV)) ?? "";
  const sessions = await listSessions(context, { token });
  return {
    sessions: sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt?.toISOString() ?? null,
    })),
    ended: new URL(args.request.url).searchParams.has("ended"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePerson(args);
  const form = await args.request.formData();
  if (form.get("intent") === "end-all") {
    await revokeAllSessions(context, {});
    const cookie = await forgetSessionCookie(args.request, args.context.cloudflare.env.APP_ENV);
    return redirect("/logout", { headers: { "Set-Cookie": cookie } });
  }
  await endSession(context, { sessionId: String(form.get("sessionId")) }).catch(refusedPage);
  return redirect("/Profile/sessions?ended");
}

export default function Sessions() {
  const { t } = useTranslation();
  const { sessions, ended } = useLoaderData<typeof loader>();
  return (
    <ProfilePage title={t("profile.tab.sessions")}>
      {ended && <Notice>{t("profile.sessions.ended")}</Notice>}
      <p>{t("profile.sessions.hint")}</p>
      <SessionsList sessions={sessions} />
      <Form method="post">
        <Button kind="danger" name="intent" value="end-all">
          {t("profile.sessions.end-all")}
        </Button>
      </Form>
    </ProfilePage>
  );
}
