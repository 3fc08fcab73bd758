import { useTranslation } from "~/locales/use-translation";
import type { Review } from "./review";

/** How many of a document's pages have been read; nothing while only one page is known. */
export function PagesRead({ pages }: { pages: Review["pages"] }) {
  const { t } = useTranslation();
  if (pages.length < 2) return null;
  const done = pages.filter(({ state }) => state !== "pending").length;
  return (
    <div className="flex flex-wrap items-center gap-3 text-processing tabular-nums">
      <progress value={done} max={pages.length} aria-hidden="true" />
      {t("documents.pages-read", { done, of: pages.length })}
    </div>
  );
}
