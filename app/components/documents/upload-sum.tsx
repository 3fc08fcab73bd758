import { useRef } from "react";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { isPending, type Upload } from "./upload-queue";

/** A rate is shown once it was measured for this long, in milliseconds: before that it fluctuates. */
const measured = 1_000;

/** How many files and kilobytes have arrived of all, the rate, and a bar for the total. */
export function UploadSum({ uploads }: { uploads: readonly Upload[] }) {
  const { t, i18n } = useTranslation();
  const shown = (count: number) => shownCount(count, i18n.language);
  const sent = uploads.reduce((sum, { byteSize, share }) => sum + byteSize * share, 0);
  const all = uploads.reduce((sum, { byteSize }) => sum + byteSize, 0);
  const isMoving = uploads.some(isPending);
  const rate = useRate(sent, isMoving);
  const done = uploads.filter(({ state }) => state === "received").length;
  return (
    <>
      <p className="text-muted tabular-nums">
        <span>{t("documents.upload.progress", { done, of: uploads.length })}</span>
        {isMoving && (
          <span> · {t("documents.upload.bytes", { sent: shown(sent / 1000), all: shown(all / 1000) })}</span>
        )}
        {rate !== null && <span> · {t("documents.upload.rate", { rate: shown(rate / 1000) })}</span>}
      </p>
      {isMoving && (
        <progress
          value={all > 0 ? sent / all : 0}
          max={1}
          aria-label={t("documents.upload.title")}
          className="w-full max-w-md accent-accent"
        />
      )}
    </>
  );
}

/** Bytes a second since the upload started; null while that is not known. */
function useRate(sent: number, isMoving: boolean): number | null {
  const begun = useRef<{ at: number; sent: number } | null>(null);
  if (!isMoving) begun.current = null;
  else begun.current ??= { at: Date.now(), sent };
  if (!begun.current) return null;
  const took = Date.now() - begun.current.at;
  return took < measured ? null : Math.max(0, (sent - begun.current.sent) / (took / 1000));
}
