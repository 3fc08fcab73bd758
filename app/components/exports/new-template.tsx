import { Form } from "@remix-run/react";
import type { FormProblem } from "~/domain/errors/form-problem";
import { presetNames } from "~/domain/exports/export-presets";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { ErrorSummary } from "../form/error-summary";
import { Field } from "../form/field";
import { fieldMessages, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";

type Props = { typed: Record<string, string>; problems: readonly FormProblem[] | undefined };

/** Creates a template from a preset; its contents are on its own page. */
export function NewTemplate({ typed, problems }: Props) {
  const { t } = useTranslation();
  const labels = { preset: t("exports.preset"), name: t("exports.name") };
  const messages = fieldMessages(t, problems, labels);
  return (
    <Form
      method="post"
      noValidate
      className="grid max-w-3xl gap-2 rounded-sm border border-line bg-surface p-4"
    >
      <h2>{t("exports.new")}</h2>
      <ErrorSummary messages={messages} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField
          name="preset"
          label={labels.preset}
          hint={t("exports.preset-hint")}
          defaultValue={typed.preset ?? "blank"}
          error={messageFor(messages, "preset")}
          choices={presetNames.map((value) => ({ value, label: t(`exports.presets.${value}`) }))}
        />
        <Field
          name="name"
          label={labels.name}
          hint={t("exports.name-hint")}
          defaultValue={typed.name ?? ""}
          error={messageFor(messages, "name")}
          maxLength={80}
          autoComplete="off"
        />
      </div>
      <p>
        <Button>{t("exports.create")}</Button>
      </p>
    </Form>
  );
}
