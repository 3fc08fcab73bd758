import { Link } from "@remix-run/react";
import { productName } from "~/domain/product";
import { useTranslation } from "~/locales/use-translation";

export function PageFooter() {
  const { t } = useTranslation();
  return (
    <footer className="no-print flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-3 text-sm text-muted">
      <p>{t("shell.copyright", { product: productName })}</p>
      <p>
        <Link to="/support/privacy-policy" className="link">
          {t("support.privacy-policy")}
        </Link>
      </p>
      <p>{t("shell.powered-by", { product: productName })}</p>
    </footer>
  );
}
