import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { formId } from "~/components/form/field-id";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { PasswordField } from "~/components/form/password-field";
import { problemsIn } from "~/components/form/problems-in";
import { Waiting } from "./waiting";

type Props = { lastResult: SubmissionResult | undefined; returnTo: string };

/** Signing in with e-mail and password. While the answer is on its way there is only a spinner. */
export function SignInForm({ lastResult, returnTo }: Props) {
  const { t } = useTranslation();
  const [form, fields] = useForm<{ email: string; password: string }>({ id: formId, lastResult });
  const labels = { email: t("accounts.email"), password: t("accounts.password") };
  const messages = fieldMessages(t, problemsIn(form.allErrors), labels);
  const { state, formAction } = useNavigation();
  const isWaiting = state !== "idle" && formAction !== undefined;
  return (
    <>
      <ErrorSummary messages={messages} />
      {isWaiting && <Waiting />}
      <Form method="post" className="grid gap-2" hidden={isWaiting} {...getFormProps(form)}>
        <input type="hidden" name="returnTo" value={returnTo} />
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
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button>{t("login.submit")}</Button>
          <Link to="/login/forgot" className="link">
            {t("login.forgot")}
          </Link>
        </div>
      </Form>
    </>
  );
}
