import { type DragEvent, type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { receivedEndings } from "~/domain/documents/accepted-file";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { fileInputStyle } from "../form/file-input-style";
import { UploadProgress } from "./upload-progress";
import { useUploads } from "./use-uploads";

/** Takes documents in: a plain form; with script also by dropping files on it, and with progress per file. */
export function UploadForm({ uploadTo }: { uploadTo: string }) {
  const { t } = useTranslation();
  const { uploads, begin } = useUploads(uploadTo);
  const [over, setOver] = useState(false);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("file");
    if (input instanceof HTMLInputElement && input.files) begin([...input.files]);
    event.currentTarget.reset();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    begin([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <section aria-label={t("documents.upload.title")} className="grid gap-2">
      <form
        method="post"
        encType="multipart/form-data"
        onSubmit={submit}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-wrap items-center gap-3 rounded-sm border border-dashed px-4 py-3 ${over ? "border-accent bg-accent-soft" : "border-edge bg-surface"}`}
      >
        <label htmlFor={fieldId("file")} className="font-medium">
          {t("documents.upload.label")}
        </label>
        <input
          id={fieldId("file")}
          type="file"
          name="file"
          multiple
          required
          accept={receivedEndings.join(",")}
          aria-describedby={`${fieldId("file")}-hint`}
          className={fileInputStyle}
        />
        <Button>{t("documents.upload.submit")}</Button>
        <p id={`${fieldId("file")}-hint`} className="basis-full text-sm text-muted">
          {t("documents.upload.hint")}
        </p>
      </form>
      <UploadProgress uploads={uploads} />
    </section>
  );
}
