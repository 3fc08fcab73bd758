import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { DropPanel } from "../shell/drop-panel";
import { ReadinessBadge } from "./readiness-badge";
import type { Review } from "./review";
import { StatusBadge } from "./status-badge";

type Props = {
  review: Review;
  /** Where in the queue it is. */
  place: ReactNode;
  /** Further details, collapsed. */
  details: ReactNode;
  /** What can be done with it. */
  children: ReactNode;
};

/** Which document this is, its status, and what can be done with it: one line, so that the page image has the space. */
export function DocumentHeader({ review, place, details, children }: Props) {
  const { t } = useTranslation();
  const {
    fileName,
    status,
    readiness,
    confidence,
    score,
    threshold,
    received,
    processed,
    weights,
    training,
  } = review;
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <h1 className="one-line min-w-0 text-xl max-sm:whitespace-normal sm:max-w-sm" title={fileName}>
        {fileName}
      </h1>
      {readiness && <ReadinessBadge readiness={readiness} />}
      <StatusBadge status={status} />
      {training && <span className="text-training">{t(`readiness.training.${training}`)}</span>}
      {place}
      <DropPanel kind="quiet" label={t("document.details")}>
        <div className="grid gap-1">
          {confidence !== null && (
            <p>
              {t("documents.confidence")} {t("documents.percent", { percent: Math.floor(confidence * 100) })}
            </p>
          )}
          {score !== null && <p>{t("document.score", { score, threshold })}</p>}
          <p>{t("document.received", { at: received })}</p>
          {processed && <p>{t("document.processed", { at: processed })}</p>}
          {weights && (
            <p>
              {t(weights.isPinned ? "document.read-pinned" : "document.read-with", { weights: weights.name })}
            </p>
          )}
          {details}
        </div>
      </DropPanel>
      <div className="sm:ml-auto">{children}</div>
    </header>
  );
}
