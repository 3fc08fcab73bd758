import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { EmailCodeForm } from "~/components/accounts/email-code-form";
import { NarrowCard } from "~/components/shell/narrow-card";
import { resetPasswordForm, verificationCodeForm } from "~/domain/accounts/account-inputs";
import { deliverMailSoon } from "~/http/deliver-mail-soon";
import { invalidForm, keptForm, refusedForm } from "~/http/form-error-response";
import { languageOf } from "~/http/language";
import { readSubmission } from "~/http/read-submission";
import { redirect } from "~/http/redirect";
import { originOf } from "~/http/request-origin";
import { personOf, visitorOf } from "~/http/signed-in";
import { useTranslation } from "~/locales/use-translation";
import { resetPassword } from "~/operations/accounts/reset-password";
import { sendPasswordCode } from "~/operations/accounts/send-password-code";

export const handle = { crumbs: () => [{ key: "login.forgot.title" }] };

export async function loader(args: LoaderFunctionArgs) {
  if (await personOf(args)) throw redirect("/Profile/password");
  return { local: args.context.cloudflare.env.APP_ENV === "local" };
}

export async function action(args: ActionFunctionArgs) {
  const form = await args.request.formData();
  return form.get("intent") === "send-code" ? sendCode(args, form) : reset(args, form);
}

async function sendCode(args: ActionFunctionArgs, form: FormData) {
  const submission = readSubmission(form, verificationCodeForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const language = await languageOf(args.request);
    const { address } = originOf(args.request);
    await sendPasswordCode(await visitorOf(args), { ...submission.value, language, address });
    deliverMailSoon(args);
    return { sentTo: submission.value.email, ...keptForm(submission) };
  } catch (error) {
    return refusedForm(error, submission);
  }
}

async function reset(args: ActionFunctionArgs, form: FormData) {
  const submission = readSubmission(form, resetPasswordForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    await resetPassword(await visitorOf(args), { ...submission.value, ...originOf(args.request) });
    deliverMailSoon(args);
    return redirect("/login?said=password-reset");
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function ForgotPassword() {
  const { t } = useTranslation();
  return (
    <NarrowCard title={t("login.forgot.title")}>
      <p>{t("login.forgot.hint")}</p>
      <EmailCodeForm
        answer={useActionData<typeof action>()}
        local={useLoaderData<typeof loader>().local}
        submit={t("login.forgot.submit")}
        newPassword
      />
      <p>
        <Link to="/login" className="link">
          {t("login.back")}
        </Link>
      </p>
    </NarrowCard>
  );
}
