import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";

/** What is said of an address where nothing is, and a way on. */
export function NotFoundText() {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-xl gap-4">
      <h1>{t("not-found.title")}</h1>
      <p>{t("not-found.text")}</p>
      <p>
        <Link to="/" className="link">
          {t("not-found.home")}
        </Link>
      </p>
    </div>
  );
}
