import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { CountsByModel } from "~/domain/documents/counts-by-model";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";

/**
 * `by` names what is counted by: a list is filtered by it, and its texts begin with it. `head` is the heading of a
 * column.
 */
type Props<Key extends string> = {
  title: string;
  by: "status" | "readiness";
  counts: CountsByModel<Key>;
  head: (key: Key) => ReactNode;
};

/** Documents of each model, counted by column; every number leads to the list of these documents. */
export function CountsTable<Key extends string>({ title, by, counts: { keys, models }, head }: Props<Key>) {
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
            {keys.map((key) => (
              <th key={key} scope="col" className="px-3 py-2 text-right text-sm font-medium">
                {head(key)}
              </th>
            ))}
            <th scope="col" className="px-3 py-2 text-right text-sm font-medium text-muted">
              {t("counts.total")}
            </th>
          </tr>
        </thead>
        <tbody>
          {models.map(({ id, name, counts, total }) => (
            <tr key={id} className="border-b border-line last:border-0 hover:bg-raised">
              <th scope="row" className="px-3 py-2 text-left font-normal">
                <Link to={`/document-processing/${id}/documents`} className="link">
                  {name}
                </Link>
              </th>
              {keys.map((key) => (
                <td key={key} className="px-3 py-2 text-right">
                  {counts[key] ? (
                    <Link
                      to={`/document-processing/${id}/documents?${by}=${key}`}
                      className="link"
                      aria-label={t("counts.open", {
                        count: counts[key],
                        status: t(`${by}.${String(key)}`),
                        model: name,
                      })}
                    >
                      {shown(counts[key])}
                    </Link>
                  ) : (
                    <span className="text-muted">0</span>
                  )}
                </td>
              ))}
              <td className="px-3 py-2 text-right font-medium">{shown(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
