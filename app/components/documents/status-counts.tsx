import type { CountsByModel } from "~/domain/documents/counts-by-model";
import type { DocumentStatus } from "~/domain/documents/status";
import { useTranslation } from "~/locales/use-translation";
import { CountsTable } from "./counts-table";
import { StatusBadge } from "./status-badge";

/** How many documents of each model have each status. */
export function StatusCounts({ counts }: { counts: CountsByModel<DocumentStatus> }) {
  const { t } = useTranslation();
  return (
    <CountsTable
      title={t("counts.title")}
      by="status"
      counts={counts}
      head={(status) => <StatusBadge status={status} />}
    />
  );
}
