import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { BareFrame } from "./bare-frame";
import { DisplayMenu } from "./display-menu";

/** The frame of pages that need no tenant: sign-in, sign-up, legal texts. */
export function PlainFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const bar = (
    <>
      <nav aria-label={t("shell.site")} className="flex flex-wrap items-center gap-x-4 text-sm">
        <Link to="/product" className="link" reloadDocument>
          {t("front.product")}
        </Link>
        <Link to="/try" className="link" reloadDocument>
          {t("front.try")}
        </Link>
        <Link to="/pricing" className="link" reloadDocument>
          {t("front.pricing")}
        </Link>
        <Link to="/support/user-manual" className="link">
          {t("support.title")}
        </Link>
        <Link to={signedIn ? "/dashboard" : "/login"} className="link">
          {signedIn ? t("dashboard.title") : t("login.submit")}
        </Link>
      </nav>
      <DisplayMenu />
    </>
  );
  return <BareFrame bar={bar}>{children}</BareFrame>;
}
