import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";

/** The link to the start page from a page that has nothing to show. */
export function HomeLink() {
  const { t } = useTranslation();
  return (
    <p>
      <Link to="/" className="link">
        {t("not-found.home")}
      </Link>
    </p>
  );
}
