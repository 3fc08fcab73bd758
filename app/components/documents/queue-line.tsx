import type { ReviewQueue } from "~/domain/documents/review-queue";
import { useTranslation } from "~/locales/use-translation";

/** How many documents wait to be looked at, or with `ready` for approval, and which of them this is. */
export function QueueLine({ queue, ready }: { queue: ReviewQueue; ready: boolean }) {
  const { t } = useTranslation();
  const { place, total, next } = queue;
  if (total === 0) return null;
  return (
    <p className="text-muted tabular-nums">
      {place === null
        ? t(ready ? "review.ready-waiting" : "review.waiting", { count: total })
        : t(ready ? "review.ready-place" : "review.place", { place, count: total })}
      {next && (
        // The page of the next document is drawn while this one is being looked at.
        <link
          rel="prefetch"
          as="image"
          href={`/documents/${next.documentId}/pages/1/image?width=1240&attempt=${next.attempt}`}
        />
      )}
    </p>
  );
}
