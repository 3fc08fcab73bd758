import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { PasswordField } from "~/components/form/password-field";
import { useTranslation } from "~/locales/use-translation";
import { CodeField } from "./code-field";
import { CodeSent } from "./code-sent";
import { NewPasswordFields } from "./new-password-fields";

type Name = keyof ReturnType<typeof useLabels>;

type Props = {
  answer: { sentTo?: string; lastResult: SubmissionResult } | undefined;
  /** The e-mail address to start with. */
  email?: string;
  local: boolean;
  submit: string;
  emailLabel?: string;
  /** Whether both steps ask for the account's password. */
  currentPassword?: boolean;
  /** Whether the second step also asks for a new password. */
  newPassword?: boolean;
};

/**
 * Two steps in one form: an e-mail address, to which a code is sent; then the code, and a new password where one is
 * needed.
 */
export function EmailCodeForm({ answer, email = "", local, submit, emailLabel, ...asked }: Props) {
  const { t } = useTranslation();
  const { currentPassword = false, newPassword = false } = asked;
  const labels = useLabels(emailLabel, newPassword);
  const { typed, problems } = answeredForm(answer?.lastResult, { email });
  const messages = fieldMessages(t, problems, labels);
  const second = answer?.sentTo !== undefined || answer?.lastResult.fields?.includes("code") === true;
  const about = (name: Name) => ({ label: labels[name], error: messageFor(messages, name) });
  return (
    <>
      <ErrorSummary messages={messages} />
      {answer?.sentTo && <CodeSent to={answer.sentTo} local={local} />}
      <Form method="post" className="grid gap-2" {...formProps}>
        <Field
          name="email"
          type="email"
          defaultValue={typed.email}
          {...about("email")}
          hint={second ? undefined : t("signup.email-hint")}
          autoComplete="email"
          required
        />
        {currentPassword && (
          <PasswordField name="password" {...about("password")} autoComplete="current-password" />
        )}
        {second && <CodeField defaultValue={typed.code} {...about("code")} />}
        {second && newPassword && <NewPasswordFields about={about} />}
        <div className="flex flex-wrap gap-2">
          {second && (
            <Button name="intent" value="finish">
              {submit}
            </Button>
          )}
          <Button kind={second ? "secondary" : "primary"} name="intent" value="send-code">
            {second ? t("signup.send-new-code") : t("signup.send-code")}
          </Button>
        </div>
      </Form>
    </>
  );
}

function useLabels(emailLabel: string | undefined, newPassword: boolean) {
  const { t } = useTranslation();
  return {
    email: emailLabel ?? t("accounts.email"),
    code: t("accounts.code"),
    password: newPassword ? t("accounts.new-password") : t("accounts.password"),
    passwordConfirmation: t("accounts.password-confirmation"),
  };
}
