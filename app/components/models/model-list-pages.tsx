import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";

type Props = { totalCount: number; previous: string | null; next: string | null };

/** How many models there are, and the ways to the pages beside this one. */
export function ModelListPages({ totalCount, previous, next }: Props) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("pager.label")} className="flex flex-wrap items-center gap-4">
      <span className="text-muted">{t("models.count", { count: totalCount })}</span>
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
