import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { receivedEndings } from "~/domain/documents/accepted-file";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { fieldId } from "../form/field-id";
import { fileInputStyle } from "../form/file-input-style";
import { DropPanel } from "../shell/drop-panel";
import { mayKeepUploads } from "./has-stored-uploads";

/** The script that sends files is loaded with the first file; a lost connection only delays it. */
const Uploads = lazy(async () => {
  for (;;) {
    const loaded = await import("./uploads").catch(() => null);
    if (loaded) return loaded;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
});

type Props = {
  uploadTo: string;
  uploadKey: string;
  /** The list has no documents yet: the form is open. */
  first: boolean;
  /** The key of the text that says what may be sent; documents and ZIP files by default. */
  hint?: string;
};

/**
 * Uploads documents: a plain form; with script also by dropping files anywhere on the page, and with progress per file.
 */
export function UploadForm({ uploadTo, uploadKey, first, hint = "documents.upload.hint" }: Props) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<readonly File[] | null>(null);

  useEffect(() => {
    if (mayKeepUploads()) setChosen((known) => known ?? []);
    return onDroppedFiles(setChosen);
  }, []);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChosen(new FormData(event.currentTarget).getAll("file") as File[]);
    event.currentTarget.reset();
  };
  const form = (
    <form
      method="post"
      encType="multipart/form-data"
      onSubmit={submit}
      className="grid justify-items-start gap-3"
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
        accept={receivedEndings.join()}
        aria-describedby={fieldId("hint")}
        className={fileInputStyle}
      />
      <p id={fieldId("hint")} className="max-w-xl text-sm text-muted">
        {t(hint)}
      </p>
      <Button>{t("documents.upload.submit")}</Button>
    </form>
  );
  return (
    <>
      {first ? (
        <div className="order-last basis-full rounded-sm border border-dashed border-edge bg-surface p-4">
          {form}
        </div>
      ) : (
        <DropPanel kind="primary" label={t("documents.upload.title")}>
          {form}
        </DropPanel>
      )}
      {chosen && (
        <section aria-label={t("documents.upload.title")} className="order-last basis-full">
          <Suspense fallback={<p role="status">{t("documents.upload.waiting")}</p>}>
            <Uploads to={uploadTo} chosen={chosen} />
          </Suspense>
        </section>
      )}
    </>
  );
}

/** Accepts files that are dropped anywhere on the page. Returns the function that stops it. */
function onDroppedFiles(take: (files: readonly File[]) => void) {
  const listen = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    document.body.toggleAttribute("data-drop", event.type === "dragover");
    if (event.type === "drop") take([...event.dataTransfer.files]);
  };
  const listening = new AbortController();
  for (const kind of ["dragover", "dragleave", "drop"] as const) addEventListener(kind, listen, listening);
  return () => listening.abort();
}
