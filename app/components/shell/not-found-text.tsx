import { useTranslation } from "~/locales/use-translation";
import { HomeLink } from "./home-link";

/** The text for an address without a page, and where to go. */
export function NotFoundText() {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-xl gap-4">
      <h1>{t("not-found.title")}</h1>
      <p>{t("not-found.text")}</p>
      <HomeLink />
    </div>
  );
}
