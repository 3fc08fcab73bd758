import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { NewPasswordFields } from "~/components/accounts/new-password-fields";
import { ProfilePage } from "~/components/accounts/profile-page";
import { SignInAgain } from "~/components/accounts/sign-in-again";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { Notice } from "~/components/form/notice";
import { PasswordField } from "~/components/form/password-field";
import { changePasswordForm } from "~/domain/accounts/account-inputs";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { invalidForm, refusedForm } from "~/http/form-error-response";
import { mustSignInAgain } from "~/http/must-sign-in-again";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { sessionCookie, sessionTokenOf } from "~/http/session-cookie";
import { requirePerson, requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { changePassword } from "~/operations/accounts/change-password";
import { hasPassword } from "~/operations/accounts/has-password";

export const handle = { crumbs: () => [{ key: "profile.tab.password" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context } = await requireTenant(args);
  return {
    asksPassword: await hasPassword(context, {}),
    signInAgain: await mustSignInAgain(context),
    changed: new URL(args.request.url).searchParams.has("changed"),
  };
}

export async function action(args: ActionFunctionArgs) {
  const { context } = await requirePerson(args);
  const { request } = args;
  const submission = readSubmission(await request.formData(), changePasswordForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const token = (await sessionTokenOf(request, args.context.cloudflare.env.APP_ENV)) ?? "";
    const renewed = await changePassword(context, { ...submission.value, token });
    deliverMailSoon(args);
    const cookie = await sessionCookie(request, args.context.cloudflare.env.APP_ENV, renewed.token);
    return redirect("/Profile/password?changed", { headers: { "Set-Cookie": cookie } });
  } catch (error) {
    return refusedForm(error, submission);
  }
}

type Name = "currentPassword" | "password" | "passwordConfirmation";

export default function ChangePassword() {
  const { t } = useTranslation();
  const { asksPassword, signInAgain, changed } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const { problems } = answeredForm(lastResult);
  const labels: Record<Name, string> = {
    currentPassword: t("accounts.current-password"),
    password: t("accounts.new-password"),
    passwordConfirmation: t("accounts.password-confirmation"),
  };
  const messages = fieldMessages(t, problems, labels);
  const about = (name: Name) => ({ label: labels[name], error: messageFor(messages, name) });
  return (
    <ProfilePage title={t("profile.tab.password")}>
      <ErrorSummary messages={messages} />
      {changed && !lastResult && <Notice>{t("profile.password-changed")}</Notice>}
      {signInAgain && <SignInAgain />}
      <p>{t(asksPassword ? "profile.password-hint" : "profile.first-password-hint")}</p>
      <Form method="post" className="grid gap-2" {...formProps}>
        {asksPassword && (
          <PasswordField
            name="currentPassword"
            {...about("currentPassword")}
            autoComplete="current-password"
          />
        )}
        <NewPasswordFields about={about} />
        <div>
          <Button>{t("profile.change-password")}</Button>
        </div>
      </Form>
    </ProfilePage>
  );
}
