import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { fileInputStyle } from "../form/file-input-style";
import { LinkButton } from "../form/link-button";

/** One picture, which a phone takes with its camera directly; a plain form, with or without script. */
export function PhotoForm({ to, uploadKey }: { to: string; uploadKey: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={to} encType="multipart/form-data" className="grid justify-items-start gap-4">
      <input type="hidden" name="uploadKey" value={uploadKey} />
      <label htmlFor={fieldId("file")} className="font-medium">
        {t("documents.photo.label")}
      </label>
      <input
        id={fieldId("file")}
        type="file"
        name="file"
        required
        accept="image/jpeg,image/png"
        capture="environment"
        aria-describedby={fieldId("hint")}
        className={fileInputStyle}
      />
      <p id={fieldId("hint")} className="max-w-prose text-muted">
        {t("documents.photo.hint")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button>{t("documents.photo.send")}</Button>
        <LinkButton to={to}>{t("documents.photo.back")}</LinkButton>
      </div>
    </form>
  );
}
