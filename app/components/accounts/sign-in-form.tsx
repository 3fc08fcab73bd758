import type { SubmissionResult } from "@conform-to/react";
import { Form, Link, useNavigation } from "@remix-run/react";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { Field } from "~/components/form/field";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { PasswordField } from "~/components/form/password-field";
import { useTranslation } from "~/locales/use-translation";
import { SigningIn } from "./signing-in";

type Props = { lastResult: SubmissionResult | undefined; returnTo: string };

/** Signing in with e-mail and password. While the request is under way there is only a spinner. */
export function SignInForm({ lastResult, returnTo }: Props) {
  const { t } = useTranslation();
  const { typed, problems } = answeredForm(lastResult);
  const labels = { email: t("accounts.email"), password: t("accounts.password") };
  const messages = fieldMessages(t, problems, labels);
  const { state, formAction } = useNavigation();
  const isWaiting = state !== "idle" && formAction !== undefined;
  return (
    <>
      <ErrorSummary messages={messages} />
      {isWaiting && <SigningIn />}
      <Form method="post" className="grid gap-2" hidden={isWaiting} {...formProps}>
        <input type="hidden" name="returnTo" value={returnTo} />
        <Field
          name="email"
          type="email"
          defaultValue={typed.email}
          label={labels.email}
          autoComplete="username"
          required
          error={messageFor(messages, "email")}
        />
        <PasswordField
          name="password"
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
