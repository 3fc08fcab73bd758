import type { DocumentStatus } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { SpriteIcon } from "../shell/inline-icon";

/** A document's status. Color (from the style sheet), shape and word say the same, so that each of them is enough. */
export function StatusBadge({ status }: { status: DocumentStatus }) {
  const { t } = useTranslation();
  return (
    <span className={`inline-flex items-center gap-1.5 sm:whitespace-nowrap status-${status}`}>
      <SpriteIcon name={`status-${status}`} size="size-4" />
      {t(`status.${status}`)}
    </span>
  );
}
