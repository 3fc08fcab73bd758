import { mostEditBytes, mostEditRows } from "~/domain/edits/edit-upload";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { type FieldMessage, messageFor } from "../form/field-messages";
import { fileInputStyle } from "../form/file-input-style";

/** The form that uploads a file of edited values. */
export function UploadValues({ messages }: { messages: readonly FieldMessage[] }) {
  const { t, i18n } = useTranslation();
  const id = fieldId("file");
  const error = messageFor(messages, "file");
  const limits = {
    megabytes: mostEditBytes / (1024 * 1024),
    rows: shownCount(mostEditRows, i18n.language),
  };
  return (
    <section className="grid gap-3 rounded-sm border border-line bg-surface p-4" aria-labelledby="upload">
      <h2 id="upload">{t("edits.upload")}</h2>
      <p id={`${id}-hint`} className="max-w-prose text-muted">
        {t("edits.upload-hint", limits)}
      </p>
      <form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-3">
        <div className="grid gap-1">
          <label htmlFor={id} className="font-medium">
            {t("edits.file")}
          </label>
          <input
            id={id}
            type="file"
            name="file"
            accept=".xlsx,.csv,.txt,.json"
            required
            aria-describedby={`${id}-hint`}
            aria-invalid={error ? true : undefined}
            className={fileInputStyle}
          />
        </div>
        <Button>{t("edits.compare")}</Button>
      </form>
    </section>
  );
}
