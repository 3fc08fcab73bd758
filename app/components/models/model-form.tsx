import { Form } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import type { FormProblem } from "~/domain/errors/form-problem";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { LinkButton } from "../form/link-button";
import { SelectField } from "../form/select-field";
import { CustomFields } from "./custom-fields";
import { formCounts } from "./form-counts";
import type { ModelChoices } from "./model-choices";
import { ModelFields, type OfferedField } from "./model-fields";
import type { ModelFormValues } from "./model-form-values";
import { customFieldControl, customFieldRowsOf } from "./own-rows";
import { ThresholdExplanation } from "./threshold-explanation";
import { TickBox } from "./tick-box";

type Props = {
  offered: readonly OfferedField[];
  choices: ModelChoices;
  values: ModelFormValues;
  problems: readonly FormProblem[] | undefined;
  hidden: Record<string, string>;
  submitLabel: string;
};

/** The settings of a tenant AI model, for creating and for editing one. */
export function ModelForm({ offered, choices, values, problems, hidden, submitLabel }: Props) {
  const { t } = useTranslation();
  const [counts, setCounts] = useState(() => formCounts(Object.entries(values)));
  const messages = fieldMessages(t, problems, labelsOf(t, offered, values));
  const follow = (event: FormEvent<HTMLFormElement>) =>
    setCounts(formCounts(new FormData(event.currentTarget).entries()));
  const control = (name: string) => ({ name, error: messageFor(messages, name), defaultValue: values[name] });
  return (
    <Form method="post" noValidate className="grid max-w-3xl gap-4" onInput={follow}>
      {/* Enter in a field presses the first button of the form. */}
      <button type="submit" tabIndex={-1} aria-hidden="true" className="sr-only">
        {submitLabel}
      </button>
      <ErrorSummary messages={messages} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        {...control("name")}
        label={t("models.name")}
        hint={t("models.name-hint")}
        maxLength={80}
        autoComplete="off"
        required
      />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField {...control("currency")} label={t("models.currency")} choices={choices.currencies} />
        <SelectField
          {...control("timeZone")}
          label={t("models.time-zone")}
          choices={withCurrent(choices.timeZones, values.timeZone)}
        />
      </div>
      <SelectField
        {...control("culture")}
        label={t("models.culture")}
        hint={t("models.culture-hint")}
        choices={choices.cultures}
      />
      <section className="grid gap-2">
        <h2>{t("models.fields")}</h2>
        <p className="text-muted">{t("models.fields-hint")}</p>
        <p className="font-medium text-failed empty:hidden">{messageFor(messages, "fields")}</p>
        <ModelFields offered={offered} values={values} messages={messages} />
      </section>
      <CustomFields values={values} messages={messages} />
      <div className="grid items-start gap-x-6 rounded-sm border border-line bg-surface p-4 sm:grid-cols-[16rem_1fr]">
        <Field
          {...control("threshold")}
          label={t("models.threshold")}
          type="number"
          inputMode="numeric"
          min={1}
        />
        <div className="grid gap-2 text-muted">
          <p>{t("models.threshold-hint")}</p>
          <ThresholdExplanation {...counts} />
          <div>
            <Button kind="secondary" name="intent" value="check" formNoValidate>
              {t("models.check")}
            </Button>
          </div>
        </div>
      </div>
      {values.storageProvider && (
        <SelectField
          {...control("storageProvider")}
          label={t("models.storage")}
          hint={t("models.storage-hint")}
          choices={(["default", "ftp"] as const).map((value) => ({
            value,
            label: t(`models.ftp.provider.${value}`),
          }))}
        />
      )}
      <TickBox
        name="csvGeneration"
        label={t("models.csv")}
        hint={t("models.csv-hint")}
        ticked={values.csvGeneration === "on"}
      />
      <div className="flex flex-wrap gap-2">
        <Button>{submitLabel}</Button>
        <LinkButton to="/aimodels/aimodels-list">{t("models.cancel")}</LinkButton>
      </div>
    </Form>
  );
}

/** A saved model may have an alias of the time zone that is not in the list. */
const withCurrent = (choices: ModelChoices["timeZones"], current: string | undefined) =>
  !current || choices.some(({ value }) => value === current)
    ? choices
    : [{ value: current, label: current.replaceAll("_", " ") }, ...choices];

function labelsOf(
  t: Translate,
  offered: readonly OfferedField[],
  values: ModelFormValues,
): Record<string, string> {
  const own = customFieldRowsOf(values).flatMap(({ name }, number) => {
    const label = name || t("models.own-nameless", { number: number + 1 });
    return (["name", "type", "weight"] as const).map((part) => [customFieldControl(number, part), label]);
  });
  const fields = offered.flatMap(({ key, labelKey }) => [
    [`take.${key}`, t(labelKey)],
    [`weight.${key}`, t(labelKey)],
  ]);
  return {
    name: t("models.name"),
    currency: t("models.currency"),
    timeZone: t("models.time-zone"),
    culture: t("models.culture"),
    threshold: t("models.threshold"),
    fields: t("models.fields"),
    ...Object.fromEntries([...fields, ...own]),
  };
}
