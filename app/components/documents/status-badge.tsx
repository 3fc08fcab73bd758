import type { DocumentStatus } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";

/** Colour, shape and word say the same, so that each of them is enough. Paths fill a box of 16 by 16. */
const looks: Record<DocumentStatus, { colour: string; path: string }> = {
  received: {
    colour: "text-processing",
    path: "M8 2a6 6 0 1 0 0 12A6 6 0 0 0 8 2m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8",
  },
  processing: {
    colour: "text-processing",
    path: "M8 2a6 6 0 1 0 0 12zM8 2a6 6 0 0 1 5.2 9l-1.7-1A4 4 0 0 0 8 4z",
  },
  success: {
    colour: "text-success",
    path: "M8 1a7 7 0 1 0 0 14A7 7 0 0 0 8 1m-1 10L3.8 7.8l1.3-1.3L7 8.4l4-4 1.3 1.3z",
  },
  failed: { colour: "text-failed", path: "M8 1 15.5 14.5H.5zm-1 5 .3 4.5h1.4L9 6zm.1 5.6v1.6h1.8v-1.6z" },
  error: {
    colour: "text-error",
    path: "M2 2h12v12H2zm3.4 2L4 5.4 6.6 8 4 10.6 5.4 12 8 9.4 10.6 12 12 10.6 9.4 8 12 5.4 10.6 4 8 6.600z",
  },
  userEdited: { colour: "text-edited", path: "M11 1.5 14.5 5 5.5 14H2v-3.500zM9.5 4.500l2 2 .8-.8-2-2z" },
  forTraining: { colour: "text-training", path: "M8 1 15 8l-7 7-7-7zm0 3L4 8l4 4 4-4z" },
  submitted: { colour: "text-training", path: "M8 1 15 8l-7 7-7-7z" },
  split: { colour: "text-muted", path: "M2 2h5v12H2zm7 0h5v5H9zm0 7h5v5H9z" },
  trained: {
    colour: "text-trained",
    path: "m8 1 2 4.7 5.1.4-3.9 3.3 1.2 5L8 11.700l-4.4 2.7 1.2-5L.9 6.1 6 5.700z",
  },
  approved: {
    colour: "text-success",
    path: "m1 8.500 1.400-1.400 3 3L12.900 2.600 14.300 4 5.400 12.900zM2 14h12v1.500H2z",
  },
  released: { colour: "text-success", path: "M8 1 13 6h-3v5H6V6H3zM2 12.500h12V15H2z" },
};

/** A document's status. */
export function StatusBadge({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation();
  const { colour, path } = looks[status];
  return (
    <span className={`inline-flex items-center gap-1.5 sm:whitespace-nowrap ${colour}`}>
      <svg viewBox="0 0 16 16" className="size-4 shrink-0 fill-current" aria-hidden="true">
        <path fillRule="evenodd" d={path} />
      </svg>
      {t(`status.${status}`)}
    </span>
  );
}
