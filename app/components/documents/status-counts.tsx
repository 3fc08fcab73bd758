import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type DocumentStatus, documentStatuses } from "~/domain/documents/status";
import { shownCount } from "~/locales/shown-count";
import { StatusBadge } from "./status-badge";

type Props = {
  models: readonly { id: string; name: string }[];
  counts: readonly { modelId: string; status: DocumentStatus; count: number }[];
};

/** How many documents of each model stand in each status; every number leads to the list of these documents. */
export function StatusCounts({ models, counts }: Props) {
  const { t, i18n } = useTranslation();
  const present = documentStatuses.filter((status) => counts.some((one) => one.status === status));
  const countOf = (modelId: string, status: DocumentStatus) =>
    counts.find((one) => one.modelId === modelId && one.status === status)?.count ?? 0;
  // A file that was split is none of the documents: its parts are.
  const counted = present.filter((status) => status !== "split");
  const totalOf = (modelId: string) => counted.reduce((sum, status) => sum + countOf(modelId, status), 0);
  const shown = (count: number) => shownCount(count, i18n.language);
  return (
    <div className="relative overflow-x-auto rounded-sm border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t("counts.title")}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className="px-3 py-2 text-left text-sm font-medium text-muted">
              {t("counts.model")}
            </th>
            {present.map((status) => (
              <th key={status} scope="col" className="px-3 py-2 text-right text-sm font-medium">
                <StatusBadge status={status} />
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right text-sm font-medium text-muted">
              {t("counts.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ id, name }) => (
            <tr key={id} className="border-b border-line last:border-0 hover:bg-raised">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                <Link to={`/document-processing/${id}/documents`} className="link">
                  {name}
                </Link>
              </th>
              {present.map((status) => {
                const count = countOf(id, status);
                return (
                  <td key={status} className="px-3 py-2 text-right">
                    {count === 0 ? (
                      <span className="text-muted">0</span>
                    ) : (
                      <Link
                        to={`/document-processing/${id}/documents?status=${status}`}
                        className="link"
                        aria-label={t("counts.open", { count, status: t(`status.${status}`), model: name })}
                      >
                        {shown(count)}
                      </Link>
                    )}
                  </td>
                );
              })}
              <td className="px-3 py-2 text-right font-medium">{shown(totalOf(id))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
