import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { DropMenu } from "./drop-menu";
import { ReadinessReasons } from "./readiness-reasons";
import type { Review } from "./review";
import { ShortBreadcrumb } from "./short-breadcrumb";
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

/**
 * Which document this is, its status, and what can be done with it: one line, so that the page image has the space. One word
 * says whether its values are reliable, or its status once that is settled.
 */
export function DocumentHeader({ review, place, details, children }: Props) {
  const { t } = useTranslation();
  const { fileName, status, readiness, training } = review;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1 xl:flex-nowrap">
      <ShortBreadcrumb />
      <h1 className="one-line min-w-0 shrink text-lg max-sm:whitespace-normal xl:min-w-40" title={fileName}>
        {fileName}
      </h1>
      {readiness ? (
        <ReadinessReasons readiness={readiness} concerns={review.concerns} />
      ) : (
        <StatusBadge status={status} />
      )}
      {training && <span className="text-training">{t(`readiness.training.${training}`)}</span>}
      {place}
      <div className="flex flex-wrap items-center gap-2 sm:ml-auto xl:shrink-0">
        <DropMenu kind="quiet" label={t("document.details")}>
          <div className="grid gap-1">
            <DetailLines review={review} />
            {details}
          </div>
        </DropMenu>
        {children}
      </div>
    </header>
  );
}

function DetailLines({ review }: { review: Review }) {
  const { t } = useTranslation();
  const { status, readiness, confidence, score, threshold, received, processed, weights } = review;
  return (
    <>
      {readiness && (
        <p>
          <StatusBadge status={status} />
        </p>
      )}
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
    </>
  );
}
