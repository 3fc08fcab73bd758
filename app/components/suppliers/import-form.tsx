import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { FileField } from "../uploads/file-field";

/** The form that shows what a CSV file would change before anything is changed. */
export function ImportForm({ hint }: { hint: string }) {
  const { t } = useTranslation();
  return (
    <form
      method="post"
      encType="multipart/form-data"
      className="grid gap-3 rounded-sm border border-line bg-surface p-4"
    >
      <p className="max-w-prose text-muted">{hint}</p>
      <div className="flex flex-wrap items-end gap-3">
        <FileField label={t("suppliers.file")} accept=".csv,text/csv" />
        <Button kind="secondary" name="intent" value="preview">
          {t("suppliers.preview")}
        </Button>
      </div>
    </form>
  );
}
