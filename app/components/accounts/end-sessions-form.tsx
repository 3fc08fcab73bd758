import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { answeredForm, formProps } from "~/components/form/answered-form";
import { Button } from "~/components/form/button";
import { ErrorSummary } from "~/components/form/error-summary";
import { fieldMessages, messageFor } from "~/components/form/field-messages";
import { LinkButton } from "~/components/form/link-button";
import { PasswordField } from "~/components/form/password-field";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  /** The session to end, or "all". */
  ending: string;
  hasPassword: boolean;
  lastResult: SubmissionResult | undefined;
};

/** Asks for confirmation before one session or all sessions end, and for the password if the account has one. */
export function EndSessionsForm({ ending, hasPassword, lastResult }: Props) {
  const { t } = useTranslation();
  const isAll = ending === "all";
  const label = t("accounts.password");
  const messages = fieldMessages(t, answeredForm(lastResult).problems, { password: label });
  return (
    <section className="grid gap-3 rounded-sm border border-line bg-surface p-4">
      <h2 className="text-lg font-semibold">
        {t(isAll ? "profile.sessions.end-all" : "profile.sessions.end")}
      </h2>
      <ErrorSummary messages={messages} />
      <p>{t(isAll ? "profile.sessions.end-all-hint" : "profile.sessions.end-hint")}</p>
      <Form method="post" className="grid gap-2" {...formProps}>
        {!isAll && <input type="hidden" name="sessionId" value={ending} />}
        {hasPassword && (
          <PasswordField
            name="password"
            label={label}
            error={messageFor(messages, "password")}
            autoComplete="current-password"
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button kind="danger" name="intent" value={isAll ? "end-all" : "end"}>
            {t(isAll ? "profile.sessions.end-all" : "profile.sessions.end")}
          </Button>
          <LinkButton to="/Profile/sessions">{t("form.cancel")}</LinkButton>
        </div>
      </Form>
    </section>
  );
}
