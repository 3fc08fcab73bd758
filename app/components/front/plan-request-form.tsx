import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { Notice } from "../form/notice";

type Props = {
  countryCode: string;
  isAsked: boolean;
  answer: { problems: Parameters<typeof fieldMessages>[1]; typed: Record<string, string> } | undefined;
};

/** Where no plans are sold: visitors can leave an e-mail address to be notified. */
export function PlanRequestForm({ countryCode, isAsked, answer }: Props) {
  const { t } = useTranslation();
  if (isAsked && !answer) return <Notice>{t("customers.ask-done")}</Notice>;
  const label = t("accounts.email");
  const messages = fieldMessages(t, answer?.problems, { email: label });
  return (
    <section className="grid max-w-xl gap-2 rounded-sm border border-line bg-surface p-4">
      <h2>{t("customers.ask")}</h2>
      <ErrorSummary messages={messages} />
      <Form method="post" noValidate className="grid gap-2">
        <input type="hidden" name="countryCode" value={countryCode} />
        <Field
          name="email"
          type="email"
          label={label}
          hint={t("customers.ask-hint")}
          defaultValue={answer?.typed.email}
          autoComplete="email"
          required
          error={messageFor(messages, "email")}
        />
        <div>
          <Button>{t("customers.ask-send")}</Button>
        </div>
      </Form>
    </section>
  );
}
