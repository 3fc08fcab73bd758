import { useTranslation } from "~/locales/use-translation";
import { PageLinks } from "./page-links";

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
    <PageLinks previous={previous} next={next}>
      {t("pager.where", { page, totalPages, count: totalCount })}
    </PageLinks>
  );
}
