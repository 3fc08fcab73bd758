import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { PasswordField } from "~/components/form/password-field";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  lastResult: SubmissionResult | undefined;
  hint: string;
  submit: string;
  intent?: string;
  /** Whether the account's password is asked for as well. */
  password?: boolean;
  kind?: "primary" | "secondary" | "danger";
};

/** One code of the second factor, and the password where it is asked for. */
export function FactorForm({ lastResult, hint, submit, intent, password, kind = "primary" }: Props) {
  const { t } = useTranslation();
  const { typed, problems } = answeredForm(lastResult);
  const labels = { code: t("accounts.factor-code"), password: t("accounts.password") };
  const messages = fieldMessages(t, problems, labels);
  return (
    <>
      <ErrorSummary messages={messages} />
      <Form method="post" className="grid gap-2" {...formProps}>
        {password && (
          <PasswordField
            name="password"
            label={labels.password}
            error={messageFor(messages, "password")}
            autoComplete="current-password"
          />
        )}
        <Field
          name="code"
          defaultValue={typed.code}
          label={labels.code}
          hint={hint}
          error={messageFor(messages, "code")}
          autoComplete="one-time-code"
          required
        />
        <div>
          <Button kind={kind} name="intent" value={intent}>
            {submit}
          </Button>
        </div>
      </Form>
    </>
  );
}
