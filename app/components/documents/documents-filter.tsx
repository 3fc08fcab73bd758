import { Form, Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { documentStatuses } from "~/domain/documents/status";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { SelectField } from "../form/select-field";

export type DocumentsFilterValues = { startDate: string; endDate: string; status: string };

type Props = { filter: DocumentsFilterValues; messages: readonly FieldMessage[] };

/** Which documents the list shows: a form that makes an address, so that a view can be sent to a colleague. */
export function DocumentsFilter({ filter, messages }: Props) {
  const { t } = useTranslation();
  const statuses = documentStatuses.map((status) => ({ value: status, label: t(`status.${status}`) }));
  return (
    <Form
      method="get"
      className="grid gap-x-3 rounded-sm border border-line bg-surface px-4 pt-3 sm:grid-cols-[10rem_10rem_14rem_auto]"
    >
      <Field
        name="startDate"
        type="date"
        label={t("documents.from")}
        defaultValue={filter.startDate}
        error={messageFor(messages, "startDate")}
      />
      <Field
        name="endDate"
        type="date"
        label={t("documents.to")}
        defaultValue={filter.endDate}
        error={messageFor(messages, "endDate")}
      />
      <SelectField
        name="status"
        label={t("documents.status")}
        defaultValue={filter.status}
        error={messageFor(messages, "status")}
        choices={[{ value: "", label: t("documents.any-status") }, ...statuses]}
      />
      <div className="flex items-center gap-3 self-start pb-3 sm:pt-7">
        <Button kind="secondary">{t("documents.filter")}</Button>
        {(filter.startDate || filter.endDate || filter.status) && (
          <Link to="?" className="link">
            {t("documents.filter-clear")}
          </Link>
        )}
      </div>
    </Form>
  );
}
