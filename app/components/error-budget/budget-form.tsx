import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";

type Props = {
  typed: { errors: string; values: string };
  problems: Parameters<typeof fieldMessages>[1];
};

/** Asks how many values of how many may be wrong. */
export function BudgetForm({ typed, problems }: Props) {
  const { t } = useTranslation();
  const labels = { errors: t("models.budget.errors"), values: t("models.budget.values") };
  const messages = fieldMessages(t, problems, labels);
  return (
    <>
      <ErrorSummary messages={messages} />
      <Form
        method="get"
        className="grid gap-x-3 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-[repeat(2,minmax(8rem,14rem))_auto]"
      >
        {(["errors", "values"] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={labels[name]}
            inputMode="numeric"
            defaultValue={typed[name]}
            error={messageFor(messages, name)}
          />
        ))}
        <div className="self-start pb-3 sm:pt-7">
          <Button kind="secondary">{t("models.budget.show")}</Button>
        </div>
      </Form>
    </>
  );
}
