import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { PageLinks } from "./page-links";

type Props = {
  page: number;
  totalPages: number;
  totalCount: number;
  previous: string | null;
  next: string | null;
  /** Other pages to go to at once. */
  jumps?: readonly { page: number; to: string }[];
};

/** Where in a list this page stands, and the ways to the pages beside it. */
export function Pager({ page, totalPages, totalCount, jumps, ...beside }: Props) {
  const { t } = useTranslation();
  return (
    <PageLinks {...beside}>
      {t("pager.where", { page, totalPages, count: totalCount })}
      {jumps?.map((jump) => (
        <Link key={jump.page} to={jump.to} className="link">
          {jump.page}
        </Link>
      ))}
    </PageLinks>
  );
}
