import type { DocumentStatus } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { Shape } from "../shell/mark";

/** Colour, shape and word say the same, so that each of them is enough. */
const colours: Record<DocumentStatus, string> = {
  received: "text-processing",
  processing: "text-processing",
  success: "text-success",
  failed: "text-failed",
  error: "text-error",
  userEdited: "text-edited",
  forTraining: "text-training",
  submitted: "text-training",
  split: "text-muted",
  trained: "text-trained",
  approved: "text-success",
  released: "text-success",
  rejected: "text-error",
};

/** A document's status. */
export function StatusBadge({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation();
  return (
    <span className={`inline-flex items-center gap-1.5 sm:whitespace-nowrap ${colours[status]}`}>
      <Shape name={`status-${status}`} size="size-4" />
      {t(`status.${status}`)}
    </span>
  );
}
