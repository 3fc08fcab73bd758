import { useTranslation } from "react-i18next";
import { Mark } from "../shell/mark";
import type { Upload } from "./use-uploads";

/** The files on their way, and what became of those that arrived. */
export function UploadProgress({ uploads }: { uploads: readonly Upload[] }) {
  const { t } = useTranslation();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ outcome }) => outcome).length;
  return (
    <div className="grid gap-1" role="status">
      <p className="text-muted">{t("documents.upload.progress", { done, of: uploads.length })}</p>
      <ul className="grid max-h-60 gap-1 overflow-y-auto">
        {uploads.map(({ id, fileName, share, outcome }) => (
          <li key={id} className="grid grid-cols-[minmax(0,16rem)_minmax(0,1fr)] items-center gap-3">
            <span className="truncate">{fileName}</span>
            {outcome === null && (
              <progress value={share} max={1} aria-label={fileName} className="w-full max-w-48" />
            )}
            {outcome?.state === "received" && (
              <span className="text-success">
                <Mark kind="check" /> {t("documents.upload.received")}
              </span>
            )}
            {outcome?.state === "refused" && (
              <span className="text-failed">
                <Mark kind="cross" /> {t(outcome.messageKey, outcome.values)}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
