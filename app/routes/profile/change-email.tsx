import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { EmailCodeForm } from "~/components/accounts/email-code-form";
import { ProfilePage } from "~/components/accounts/profile-page";
import { SignInAgain } from "~/components/accounts/sign-in-again";
import { Notice } from "~/components/form/notice";
import { newEmailCodeForm, newEmailForm } from "~/domain/accounts/profile-inputs";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { invalidForm, keptForm, refusedForm } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { mustSignInAgain } from "~/http/must-sign-in-again";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { originOf } from "~/http/request-origin";
import { requirePerson, requireTenant } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { changeEmail } from "~/operations/accounts/change-email";
import { hasPassword } from "~/operations/accounts/has-password";
import { sendNewEmailCode } from "~/operations/accounts/send-new-email-code";

export const handle = { crumbs: () => [{ key: "profile.tab.email" }] };

export async function loader(args: LoaderFunctionArgs) {
  const { context, person } = await requireTenant(args);
  return {
    email: person.email,
    asksPassword: await hasPassword(context, {}),
    signInAgain: await mustSignInAgain(context),
    changed: new URL(args.request.url).searchParams.has("changed"),
    local: args.context.cloudflare.env.APP_ENV === "local",
  };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return form.get("intent") === "send-code" ? sendCode(args, form) : change(args, form);
}

async function sendCode(args: ActionFunctionArgs, form: FormData) {
  const { context } = await requirePerson(args);
  const submission = readSubmission(form, newEmailForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const language = await languageOf(args.request);
    const { address } = originOf(args.request);
    await sendNewEmailCode(context, { ...submission.value, language, address });
    deliverMailSoon(args);
    return { sentTo: submission.value.email, ...keptForm(submission) };
  } catch (error) {
    return refusedForm(error, submission);
  }
}

async function change(args: ActionFunctionArgs, form: FormData) {
  const { context } = await requirePerson(args);
  const submission = readSubmission(form, newEmailCodeForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    await changeEmail(context, submission.value);
    deliverMailSoon(args);
    return redirect("/Profile/email?changed");
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function ChangeEmail() {
  const { t } = useTranslation();
  const { email, asksPassword, signInAgain, changed, local } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <ProfilePage title={t("profile.tab.email")}>
      {changed && !answer && <Notice>{t("profile.email-changed")}</Notice>}
      {signInAgain && <SignInAgain />}
      <p>{t("profile.email-now", { email })}</p>
      <EmailCodeForm
        key={email}
        answer={answer}
        local={local}
        submit={t("profile.change-email")}
        emailLabel={t("profile.new-email")}
        currentPassword={asksPassword}
      />
    </ProfilePage>
  );
}
