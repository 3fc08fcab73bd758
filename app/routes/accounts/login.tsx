import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { formId } from "~/components/form/field-id";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { PasswordField } from "~/components/form/password-field";
import { problemsIn } from "~/components/form/problems-in";
import { NarrowCard } from "~/components/shell/narrow-card";
import { signInForm } from "~/domain/accounts/account-inputs";
import { invalidForm, refusedForm } from "~/http/form-answer";
import { readSubmission } from "~/http/read-submission";
import { originOf } from "~/http/request-origin";
import { safePath } from "~/http/safe-path";
import { sessionCookie } from "~/http/session-cookie";
import { personOf, visitorOf } from "~/http/signed-in";
import { signIn } from "~/operations/accounts/sign-in";

export const handle = { crumbs: () => [{ key: "login.title" }] };

/** Decides where to send a person: without a tenant to the form that makes one, else to where they wanted to go. */
const startPath = (hasTenant: boolean, returnTo: unknown) =>
  hasTenant ? safePath(returnTo, "/dashboard") : "/create-tenant";

export async function loader(args: LoaderFunctionArgs) {
  const person = await personOf(args);
  const returnTo = new URL(args.request.url).searchParams.get("returnTo");
  if (person) throw redirect(startPath(person.tenantId !== null, returnTo));
  return null;
}

export async function action(args: ActionFunctionArgs) {
  const { request } = args;
  const form = await request.formData();
  const submission = readSubmission(form, signInForm);
  if (submission.status !== "success") return invalidForm(submission);
  try {
    const opened = await signIn(await visitorOf(args), { ...submission.value, ...originOf(request) });
    const cookie = await sessionCookie(request, args.context.cloudflare.env.APP_ENV, opened.token);
    return redirect(`/login?returnTo=${encodeURIComponent(safePath(form.get("returnTo"), "/dashboard"))}`, {
      headers: { "Set-Cookie": cookie },
    });
  } catch (error) {
    return refusedForm(error, submission);
  }
}

export default function Login() {
  const { t } = useTranslation();
  const lastResult = useActionData<typeof action>()?.lastResult;
  const [form, fields] = useForm<{ email: string; password: string }>({ id: formId, lastResult });
  const [search] = useSearchParams();
  const labels = { email: t("accounts.email"), password: t("accounts.password") };
  const messages = fieldMessages(t, problemsIn(form.allErrors), labels);
  return (
    <NarrowCard title={t("login.title")}>
      <ErrorSummary messages={messages} />
      <Form method="post" className="grid gap-2" {...getFormProps(form)}>
        <input type="hidden" name="returnTo" value={search.get("returnTo") ?? ""} />
        <Field
          {...getInputProps(fields.email, { type: "email" })}
          label={labels.email}
          autoComplete="username"
          required
          error={messageFor(messages, "email")}
        />
        <PasswordField
          {...getInputProps(fields.password, { type: "password" })}
          label={labels.password}
          autoComplete="current-password"
          error={messageFor(messages, "password")}
        />
        <Button>{t("login.submit")}</Button>
      </Form>
      <p>
        {t("login.no-account")}{" "}
        <Link to="/signup" className="link">
          {t("signup.title")}
        </Link>
      </p>
    </NarrowCard>
  );
}
