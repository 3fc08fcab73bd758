import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { PageLinks } from "./page-links";

type Props = {
  page: number;
  totalPages: number;
  totalCount: number;
  previous: string | null;
  next: string | null;
  /** Other pages that can be opened directly. */
  jumps?: readonly { page: number; to: string }[];
};

/** The position of this page in a list, and the links to the previous and next pages. */
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
