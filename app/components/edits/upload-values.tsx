import { maxEditBytes, maxEditRows } from "~/domain/edits/edit-upload";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { FileField } from "../uploads/file-field";

/** The form that uploads a file of edited values. */
export function UploadValues({ messages }: { messages: readonly FieldMessage[] }) {
  const { t, i18n } = useTranslation();
  const id = fieldId("file");
  const error = messageFor(messages, "file");
  const limits = {
    megabytes: maxEditBytes / (1024 * 1024),
    rows: shownCount(maxEditRows, i18n.language),
  };
  return (
    <section className="grid gap-3 rounded-sm border border-line bg-surface p-4" aria-labelledby="upload">
      <h2 id="upload">{t("edits.upload")}</h2>
      <p id={`${id}-hint`} className="max-w-prose text-muted">
        {t("edits.upload-hint", limits)}
      </p>
      <form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
        <FileField
          label={t("edits.file")}
          accept=".xlsx,.csv,.txt,.json"
          invalid={error !== undefined}
          describedBy={`${id}-hint`}
        />
        <Button>{t("edits.compare")}</Button>
      </form>
    </section>
  );
}
