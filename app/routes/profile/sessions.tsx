import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EndSessionsForm } from "~/components/accounts/end-sessions-form";
import { ProfilePage } from "~/components/accounts/profile-page";
import { SessionsList } from "~/components/accounts/sessions-list";
import { SignInAgain } from "~/components/accounts/sign-in-again";
import { LinkButton } from "~/components/form/link-button";
import { Notice } from "~/components/form/notice";
import { endSessionInput, passwordAgainForm } from "~/domain/accounts/profile-inputs";
import { shownMoment } from "~/domain/tenants/shown-day";
import { invalidForm, refusedForm } from "~/http/form-error-response";
import { mustSignInAgain } from "~/http/must-sign-in-again";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { forgetSession, sessionTokenOf } from "~/http/session-cookie";
import { requirePerson, requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { endSession } from "~/operations/accounts/end-session";
import { hasPassword } from "~/operations/accounts/has-password";
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
      createdAt: shownMoment(createdAt, context.tenant),
      lastSeenAt: lastSeenAt && shownMoment(lastSeenAt, context.tenant),
    })),
    hasPassword: await hasPassword(context, {}),
    signInAgain: await mustSignInAgain(context),
    ended: new URL(args.request.url).searchParams.has("ended"),
    ending: new URL(args.request.url).searchParams.get("end"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  const isAll = form.get("intent") === "end-all";
  form.delete("intent");
  return isAll ? endAll(args, form) : endOne(args, form);
}

async function endAll(args: ActionFunctionArgs, form: FormData) {
  const { context } = await requirePerson(args);
  const submission = readSubmission(form, passwordAgainForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    await revokeAllSessions(context, submission.value);
    const headers = await forgetSession(args.request, args.context.cloudflare.env.APP_ENV);
    return redirect("/logout", { headers });
  } catch (error) {
    return refusedForm(error, submission);
  }
}

async function endOne(args: ActionFunctionArgs, form: FormData) {
  const { context } = await requirePerson(args);
  const submission = readSubmission(form, endSessionInput);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    await endSession(context, submission.value);
    return redirect("/Profile/sessions?ended");
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function Sessions() {
  const { t } = useTranslation();
  const { sessions, hasPassword, signInAgain, ended, ending } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  return (
    <ProfilePage title={t("profile.tab.sessions")}>
      {ended && <Notice>{t("profile.sessions.ended")}</Notice>}
      <p>{t("profile.sessions.hint")}</p>
      {ending && signInAgain && <SignInAgain />}
      {ending && <EndSessionsForm ending={ending} hasPassword={hasPassword} lastResult={lastResult} />}
      <SessionsList sessions={sessions} />
      <div>
        <LinkButton kind="danger" to="?end=all">
          {t("profile.sessions.end-all")}
        </LinkButton>
      </div>
    </ProfilePage>
  );
}
