import { useTranslation } from "react-i18next";
import { type DocumentStatus, documentStatuses } from "~/domain/documents/status";
import { CountsTable } from "./counts-table";
import { StatusBadge } from "./status-badge";

type Props = {
  models: readonly { id: string; name: string }[];
  counts: readonly { modelId: string; status: DocumentStatus; count: number }[];
};

/** How many documents of each model stand in each status. */
export function StatusCounts({ models, counts }: Props) {
  const { t } = useTranslation();
  const present = documentStatuses.filter((status) => counts.some((one) => one.status === status));
  const countOf = (modelId: string, status: DocumentStatus) =>
    counts.find((one) => one.modelId === modelId && one.status === status)?.count ?? 0;
  const columns = present.map((status) => ({
    key: status,
    word: t(`status.${status}`),
    query: `status=${status}`,
    head: <StatusBadge status={status} />,
    countOf: (modelId: string) => countOf(modelId, status),
  }));
  // A file that was split is none of the documents: its parts are.
  const counted = present.filter((status) => status !== "split");
  const totalOf = (modelId: string) => counted.reduce((sum, status) => sum + countOf(modelId, status), 0);
  return <CountsTable title={t("counts.title")} models={models} columns={columns} totalOf={totalOf} />;
}
