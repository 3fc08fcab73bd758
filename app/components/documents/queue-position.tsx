import type { ReviewQueue } from "~/domain/documents/review-queue";
import { useTranslation } from "~/locales/use-translation";

/** How many documents wait for review, or with `ready` for approval, and the position of this one. */
export function QueueLine({ queue, ready }: { queue: ReviewQueue; ready: boolean }) {
  const { t } = useTranslation();
  const { place, total, next } = queue;
  if (total === 0) return null;
  return (
    <p className="text-sm text-muted tabular-nums sm:shrink-0 sm:whitespace-nowrap">
      {place === null
        ? t(ready ? "review.ready-waiting" : "review.waiting", { count: total })
        : t(ready ? "review.ready-place" : "review.place", { place, count: total })}
      {next && (
        // The page image of the next document is rendered while this one is being reviewed.
        <link
          rel="prefetch"
          as="image"
          href={`/documents/${next.documentId}/pages/1/image?width=1240&attempt=${next.attempt}`}
        />
      )}
    </p>
  );
}
