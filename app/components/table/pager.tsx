import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

type Props = {
  page: number;
  totalPages: number;
  totalCount: number;
  previous: string | null;
  next: string | null;
};

/** Where in a list this page stands, and the ways to the pages beside it. */
export function Pager({ page, totalPages, totalCount, previous, next }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("pager.label")} className="flex flex-wrap items-center gap-4">
      <span className="text-muted">{t("pager.where", { page, totalPages, count: totalCount })}</span>
      {previous && (
        <Link to={previous} rel="prev" className="link">
          ← {t("pager.previous")}
        </Link>
      )}
      {next && (
        <Link to={next} rel="next" className="link">
          {t("pager.next")} →
        </Link>
      )}
    </nav>
  );
}
