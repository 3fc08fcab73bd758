import { listedStatuses } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Field } from "../form/field";
import { SelectField } from "../form/select-field";

type Props = { modelId: string; templates: readonly { id: string; name: string }[] };

/** Downloads documents with a template: all, or those of a period and a status. */
export function DownloadForm({ modelId, templates }: Props) {
  const { t } = useTranslation();
  return (
    <form
      method="get"
      action={`/document-processing/${modelId}/documents.csv`}
      className="grid max-w-3xl gap-2 rounded-sm border border-line bg-surface p-4"
    >
      <h2>{t("exports.download-title")}</h2>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <SelectField
          name="template"
          label={t("exports.template")}
          choices={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <SelectField
          name="status"
          label={t("exports.status")}
          defaultValue="approved"
          choices={[
            { value: "", label: t("exports.any-status") },
            ...listedStatuses
              .filter((status) => status !== "split")
              .map((status) => ({ value: status, label: t(`status.${status}`) })),
          ]}
        />
        <Field name="startDate" type="date" label={t("exports.from")} />
        <Field name="endDate" type="date" label={t("exports.to")} />
      </div>
      <p>
        <Button kind="secondary">{t("exports.download")}</Button>
      </p>
    </form>
  );
}
