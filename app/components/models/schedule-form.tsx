import { Form } from "@remix-run/react";
import { reportNames } from "~/domain/reports/report-list";
import { rhythms } from "~/domain/reports/rhythms";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";

export type ScheduleValues = {
  rhythm: string;
  reports: readonly string[];
  recipients: string;
  format: string;
  language: string;
};

type Props = { values: ScheduleValues; next: string | null; messages: readonly FieldMessage[] };

/** Which reports of a model are sent automatically, how often, to whom and how. */
export function ScheduleForm({ values, next, messages }: Props) {
  const { t } = useTranslation();
  const problem = messageFor(messages, "reports");
  return (
    <section className="grid max-w-3xl gap-3 rounded-sm border border-line bg-surface p-4">
      <h2>{t("reports.schedule.title")}</h2>
      <p className="text-muted">{t("reports.schedule.hint")}</p>
      {next && <p>{t("reports.schedule.next", { at: next })}</p>}
      <Form method="post" noValidate className="grid gap-x-3 sm:grid-cols-2">
        <SelectField
          name="rhythm"
          label={t("reports.schedule.rhythm")}
          defaultValue={values.rhythm}
          error={messageFor(messages, "rhythm")}
          choices={["never", ...rhythms].map((value) => ({ value, label: t(`reports.schedule.${value}`) }))}
        />
        <Field
          name="recipients"
          label={t("reports.schedule.recipients")}
          hint={t("reports.cc-hint")}
          defaultValue={values.recipients}
          error={messageFor(messages, "recipients")}
        />
        <SelectField
          name="format"
          label={t("reports.schedule.format")}
          defaultValue={values.format}
          choices={["csv", "xlsx", "json"].map((value) => ({ value, label: value.toUpperCase() }))}
        />
        <SelectField
          name="language"
          label={t("reports.schedule.language")}
          defaultValue={values.language}
          choices={[
            { value: "en", label: "English" },
            { value: "es", label: "Español" },
          ]}
        />
        <fieldset className="grid gap-1 pb-3 sm:col-span-2">
          <legend className="pb-1 font-medium">{t("reports.schedule.reports")}</legend>
          {problem && <p className="text-failed">{problem}</p>}
          {reportNames.map((name) => (
            <label key={name} className="flex items-center gap-2">
              <input
                type="checkbox"
                name="reports"
                value={name}
                defaultChecked={values.reports.includes(name)}
              />
              {t(`reports.name.${name}`)}
            </label>
          ))}
        </fieldset>
        <div>
          <Button>{t("reports.schedule.save")}</Button>
        </div>
      </Form>
    </section>
  );
}
