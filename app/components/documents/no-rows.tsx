import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import type { DocumentsFilterValues } from "./documents-filter";

type Props = { filter: DocumentsFilterValues; isBeyond: boolean; firstPage: string };

/** Why a list shows no documents; `isBeyond` when there are some on earlier pages. */
export function NoRows({ filter, isBeyond, firstPage }: Props) {
  const { t } = useTranslation();
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <div className="grid gap-2 rounded-sm border border-line bg-surface p-6">
      {isBeyond ? (
        <p>
          {t("list.page-beyond")}{" "}
          <Link to={firstPage} className="link">
            {t("list.first-page")}
          </Link>
        </p>
      ) : (
        <p>{t(isFiltered ? "documents.none-filtered" : "documents.none")}</p>
      )}
      {filter.text && <p className="text-muted">{t("list.search-hint")}</p>}
    </div>
  );
}
