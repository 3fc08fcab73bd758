import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { shownCount } from "~/locales/shown-count";

/** A column of counts: `head` stands above it, `word` names it in the links, `query` filters a list by it. */
export type CountsColumn = {
  key: string;
  head: ReactNode;
  word: string;
  query: string;
  countOf: (modelId: string) => number;
};

type Props = {
  title: string;
  models: readonly { id: string; name: string }[];
  columns: readonly CountsColumn[];
  totalOf: (modelId: string) => number;
};

/** Documents of each model, counted by column; every number leads to the list of these documents. */
export function CountsTable({ title, models, columns, totalOf }: Props) {
  const { t, i18n } = useTranslation();
  const shown = (count: number) => shownCount(count, i18n.language);
  return (
    <div className="relative overflow-x-auto rounded-sm border border-line bg-surface">
      <table className="w-full border-collapse">
        <caption className="sr-only">{title}</caption>
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className="px-3 py-2 text-left text-sm font-medium text-muted">
              {t("counts.model")}
            </th>
            {columns.map(({ key, head }) => (
              <th key={key} scope="col" className="px-3 py-2 text-right text-sm font-medium">
                {head}
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
              {columns.map(({ key, word, query, countOf }) => (
                <td key={key} className="px-3 py-2 text-right">
                  {countOf(id) === 0 ? (
                    <span className="text-muted">0</span>
                  ) : (
                    <Link
                      to={`/document-processing/${id}/documents?${query}`}
                      className="link"
                      aria-label={t("counts.open", { count: countOf(id), status: word, model: name })}
                    >
                      {shown(countOf(id))}
                    </Link>
                  )}
                </td>
              ))}
              <td className="px-3 py-2 text-right font-medium">{shown(totalOf(id))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
