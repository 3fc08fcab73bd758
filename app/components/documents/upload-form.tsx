import { type DragEvent, type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { receivedEndings } from "~/domain/documents/accepted-file";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { fileInputStyle } from "../form/file-input-style";
import { mayKeepUploads } from "./uploads-kept";

/** The script that sends files comes with the first file; a lost connection only puts it off. */
const Uploads = lazy(async () => {
  for (;;) {
    const loaded = await import("./uploads").catch(() => null);
    if (loaded) return loaded;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
});

/** Takes documents in: a plain form; with script also by dropping files on it, and with progress per file. */
export function UploadForm({ uploadTo, uploadKey }: { uploadTo: string; uploadKey: string }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly File[] | null>(null);
  const [over, setOver] = useState(false);

  useEffect(() => {
    if (mayKeepUploads()) setChosen((known) => known ?? []);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("file");
    if (input instanceof HTMLInputElement && input.files) setChosen([...input.files]);
    event.currentTarget.reset();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    setChosen([...event.dataTransfer.files]);
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
        <input type="hidden" name="uploadKey" value={uploadKey} />
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
      {chosen && (
        <Suspense fallback={<p role="status">{t("documents.upload.waiting")}</p>}>
          <Uploads to={uploadTo} chosen={chosen} />
        </Suspense>
      )}
    </section>
  );
}
