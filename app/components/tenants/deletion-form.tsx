import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";

type Answer = { problems: FormProblem[]; typed: Record<string, string> };

/** Asks for the organization's name before it is deleted, so that nobody does it by mistake. */
export function DeletionForm({ name, answer }: { name: string; answer: Answer | null }) {
  const { t } = useTranslation();
  const label = t("tenants.deletion.confirmation", { name });
  const messages = fieldMessages(t, answer?.problems ?? [], { confirmation: label });
  return (
    <Form
      method="post"
      noValidate
      className="grid max-w-xl gap-2 rounded-sm border border-failed bg-surface p-6"
    >
      <ErrorSummary messages={messages} />
      <Field
        name="confirmation"
        label={label}
        error={messageFor(messages, "confirmation")}
        defaultValue={answer?.typed.confirmation ?? ""}
        autoComplete="off"
        required
      />
      <p>
        <Button kind="danger">{t("tenants.deletion.submit")}</Button>
      </p>
    </Form>
  );
}
