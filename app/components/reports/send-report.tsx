import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { type FieldMessage, messageFor } from "../form/field-messages";

/** Sends the current report by e-mail. */
export function SendReport({
  typed,
  messages,
}: {
  typed: Record<string, string> | undefined;
  messages: readonly FieldMessage[];
}) {
  const { t } = useTranslation();
  return (
    <details className="rounded-sm border border-line bg-surface px-4 py-3" open={messages.length > 0}>
      <summary className="cursor-pointer font-medium">{t("reports.send")}</summary>
      <Form method="post" className="grid gap-x-3 pt-3 sm:grid-cols-2">
        <Field
          name="toEmail"
          type="email"
          required
          label={t("reports.to-email")}
          defaultValue={typed?.toEmail}
          error={messageFor(messages, "toEmail")}
        />
        <Field
          name="ccEmails"
          label={t("reports.cc-emails")}
          hint={t("reports.cc-hint")}
          defaultValue={typed?.ccEmails}
          error={messageFor(messages, "ccEmails")}
        />
        <div>
          <Button kind="secondary">{t("reports.send-now")}</Button>
        </div>
      </Form>
    </details>
  );
}
