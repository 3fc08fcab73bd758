import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import type { Review } from "./review";
import { StatusBadge } from "./status-badge";

/** Which document this is, how it stands, and what can be done with it. */
export function DocumentHeader({ review, children }: { review: Review; children: ReactNode }) {
  const { t } = useTranslation();
  const { fileName, status, confidence, score, threshold, received, processed, training } = review;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <div className="grid min-w-0 gap-1">
        <h1 className="break-all">{fileName}</h1>
        <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 text-muted">
          <StatusBadge status={status} />
          {training && <span className="text-training">{t(`readiness.training.${training}`)}</span>}
          {confidence !== null && (
            <span>
              {t("documents.confidence")} {t("documents.percent", { percent: Math.floor(confidence * 100) })}
            </span>
          )}
          {score !== null && <span>{t("document.score", { score, threshold })}</span>}
          <span>{t("document.received", { at: received })}</span>
          {processed && <span>{t("document.processed", { at: processed })}</span>}
        </p>
      </div>
      {children}
    </header>
  );
}
