import { useTranslation } from "react-i18next";
import { type DocumentStatus, documentStatuses } from "~/domain/documents/status";
import { standingCounts } from "~/domain/reports/standing";
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
  const totalOf = (modelId: string) =>
    standingCounts(Object.fromEntries(present.map((status) => [status, countOf(modelId, status)]))).total;
  return <CountsTable title={t("counts.title")} models={models} columns={columns} totalOf={totalOf} />;
}
