import { Form, Link } from "@remix-run/react";
import { readinesses } from "~/domain/documents/concerns";
import { listedStatuses } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { DateRangeFields } from "../form/date-range-fields";
import { Field } from "../form/field";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";

export type DocumentsFilterValues = {
  startDate: string;
  endDate: string;
  status: string;
  readiness: string;
  text: string;
};

type Props = { filter: DocumentsFilterValues; messages: readonly FieldMessage[] };

/** Which documents the list shows: a form that makes an address, so that a view can be sent to a colleague. */
export function DocumentsFilter({ filter, messages }: Props) {
  const { t } = useTranslation();
  const statuses = listedStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }));
  const words = readinesses.map((word) => ({ value: word, label: t(`readiness.${word}`) }));
  return (
    <Form
      method="get"
      className="grid gap-x-3 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-2 lg:grid-cols-[minmax(8rem,1fr)_repeat(2,minmax(8rem,10rem))_repeat(2,minmax(8rem,11rem))_auto]"
    >
      <Field
        name="text"
        type="search"
        label={t("list.search")}
        maxLength={200}
        title={t("list.search-hint")}
        defaultValue={filter.text}
        error={messageFor(messages, "text")}
      />
      <DateRangeFields
        from={t("documents.from")}
        to={t("documents.to")}
        values={filter}
        messages={messages}
      />
      <SelectField
        name="status"
        label={t("documents.status")}
        defaultValue={filter.status}
        error={messageFor(messages, "status")}
        choices={[{ value: "", label: t("documents.any-status") }, ...statuses]}
      />
      <SelectField
        name="readiness"
        label={t("readiness.title")}
        defaultValue={filter.readiness}
        error={messageFor(messages, "readiness")}
        choices={[{ value: "", label: t("readiness.any") }, ...words]}
      />
      <div className="flex items-center gap-3 self-start pb-3 lg:pt-7">
        <Button kind="secondary">{t("documents.filter")}</Button>
        {(filter.startDate || filter.endDate || filter.status || filter.readiness || filter.text) && (
          <Link to="?" className="link">
            {t("documents.filter-clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
