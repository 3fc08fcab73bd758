import { NavLink } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "~/locales/use-translation";
import { BareFrame } from "./bare-frame";
import { DisplayMenu } from "./display-menu";

/** The frame of pages that need no tenant: sign-in, sign-up, legal texts. */
export function PlainFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const bar = (
    <>
      <nav
        aria-label={t("shell.site")}
        className="flex flex-wrap items-center text-sm max-sm:order-last max-sm:-mx-2 max-sm:basis-[calc(100%+1rem)] sm:gap-x-1"
      >
        <NavLink to="/product" className="bar-link" reloadDocument>
          {t("front.product")}
        </NavLink>
        <NavLink to="/try" className="bar-link" reloadDocument>
          {t("front.try")}
        </NavLink>
        <NavLink to="/pricing" className="bar-link" reloadDocument>
          {t("front.pricing")}
        </NavLink>
        <NavLink to="/support/user-manual" className="bar-link">
          {t("support.title")}
        </NavLink>
        <NavLink to={signedIn ? "/dashboard" : "/login"} className="bar-link">
          {signedIn ? t("dashboard.title") : t("login.submit")}
        </NavLink>
      </nav>
      <DisplayMenu />
    </>
  );
  return <BareFrame bar={bar}>{children}</BareFrame>;
}
