import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";

type Props = {
  typed: Readonly<Record<string, string>>;
  problems: Parameters<typeof fieldMessages>[1];
  fields: readonly { key: string; name: string; labelKey: string }[];
  /** Whether a budget is in force, or was. */
  isKept: boolean;
};

/** Asks how many values of how many may be wrong, to show or to save it. */
export function BudgetForm({ typed, problems, fields, isKept }: Props) {
  const { t } = useTranslation();
  const labels: Record<string, string> = {
    errors: t("models.budget.errors"),
    values: t("models.budget.values"),
    auditPercent: t("models.budget.share"),
    ...Object.fromEntries(
      fields.map(({ key, name, labelKey }) => [
        `own.${key}.values`,
        labelKey === "field.own" ? name : t(labelKey as "field.total"),
      ]),
    ),
  };
  const messages = fieldMessages(t, problems, labels);
  return (
    <>
      <ErrorSummary messages={messages} />
      <Form
        method="post"
        className="grid items-end gap-x-3 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-3"
      >
        {(["errors", "values", "auditPercent"] as const).map((name) => (
          <Field
            key={name}
            name={name}
            label={labels[name] ?? name}
            inputMode="decimal"
            defaultValue={typed[name]}
            error={messageFor(messages, name)}
          />
        ))}
        <div className="pb-3 sm:col-span-3">
          <label className="flex items-center gap-2">
            <input type="checkbox" name="approves" value="yes" defaultChecked={typed.approves === "yes"} />
            {t("models.budget.approves")}
          </label>
          <p className="max-w-prose text-muted">{t("models.budget.approves-hint")}</p>
        </div>
        <details className="pb-3 sm:col-span-3" open={fields.some(({ key }) => typed[`own.${key}.values`])}>
          <summary className="cursor-pointer font-medium">{t("models.budget.own")}</summary>
          <p className="max-w-prose text-muted">{t("models.budget.own-hint")}</p>
          <div className="grid gap-x-3 sm:grid-cols-3">
            {fields.map(({ key }) => (
              <Field
                key={key}
                name={`own.${key}.values`}
                label={labels[`own.${key}.values`] ?? key}
                inputMode="numeric"
                defaultValue={typed[`own.${key}.values`] ?? ""}
                error={messageFor(messages, `own.${key}.values`)}
              />
            ))}
          </div>
        </details>
        <div className="flex flex-wrap gap-2 pb-3 sm:col-span-3">
          <Button kind="secondary" formMethod="get">
            {t("models.budget.show")}
          </Button>
          <Button name="intent" value="save">
            {t("models.budget.save")}
          </Button>
          {isKept && (
            <Button kind="secondary" name="intent" value="remove">
              {t("models.budget.remove")}
            </Button>
          )}
        </div>
      </Form>
    </>
  );
}
