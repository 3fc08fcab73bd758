import { useTranslation } from "~/locales/use-translation";
import type { Review } from "./review";

/** Beyond this many pages, the file itself is opened. */
const most = 3;

/** The page images of a document that could not be read: they show why. */
export function UnreadPages({ pages }: { pages: Review["pages"] }) {
  const { t } = useTranslation();
  const seen = pages.filter(({ state }) => state === "read").slice(0, most);
  return (
    <div className="grid max-w-xl gap-4">
      {seen.map(({ number, image, ratio }) => (
        <img
          key={number}
          src={image}
          alt={t("document.image-of-page", { number })}
          width={1240}
          height={Math.round(1240 * ratio)}
          className="h-auto w-full rounded-sm border border-line"
        />
      ))}
    </div>
  );
}
