import { getFormProps, getInputProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { formId } from "~/components/form/field-id";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { PasswordField } from "~/components/form/password-field";
import { problemsIn } from "~/components/form/problems-in";

type Typed = Record<"code" | "password", string>;

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
  const [form, fields] = useForm<Typed>({ id: formId, lastResult });
  const labels = { code: t("accounts.factor-code"), password: t("accounts.password") };
  const messages = fieldMessages(t, problemsIn(form.allErrors), labels);
  return (
    <>
      <ErrorSummary messages={messages} />
      <Form method="post" className="grid gap-2" {...getFormProps(form)}>
        {password && (
          <PasswordField
            {...getInputProps(fields.password, { type: "password" })}
            label={labels.password}
            error={messageFor(messages, "password")}
            autoComplete="current-password"
          />
        )}
        <Field
          {...getInputProps(fields.code, { type: "text" })}
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
