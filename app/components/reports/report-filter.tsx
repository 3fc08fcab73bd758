import { Form } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { DateRangeFields } from "../form/date-range-fields";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";

export type PeriodValues = { startDate: string; endDate: string; by: string; modelId: string };

type Props = {
  filter: PeriodValues;
  models: readonly { id: string; name: string }[];
  messages: readonly FieldMessage[];
  report?: string;
};

/** The period and the model of the figures: a form that makes an address. */
export function ReportFilter({ filter, models, messages, report }: Props) {
  const { t } = useTranslation();
  return (
    <Form
      method="get"
      className="grid gap-x-3 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-2 lg:grid-cols-[repeat(4,minmax(8rem,1fr))_auto]"
    >
      {report && <input type="hidden" name="report" value={report} />}
      <DateRangeFields
        from={t("documents.from")}
        to={t("documents.to")}
        values={filter}
        messages={messages}
      />
      <SelectField
        name="by"
        label={t("reports.by")}
        defaultValue={filter.by}
        error={messageFor(messages, "by")}
        choices={[
          { value: "day", label: t("reports.by.day") },
          { value: "month", label: t("reports.by.month") },
        ]}
      />
      <SelectField
        name="modelId"
        label={t("counts.model")}
        defaultValue={filter.modelId}
        error={messageFor(messages, "modelId")}
        choices={[
          { value: "", label: t("reports.all-models") },
          ...models.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <div className="flex items-center gap-3 self-start pb-3 lg:pt-7">
        <Button kind="secondary">{t("reports.show")}</Button>
      </div>
    </Form>
  );
}
