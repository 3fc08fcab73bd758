import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DisplayMenu } from "./display-menu";
import { LoadingBar } from "./loading-bar";
import { PageFooter } from "./page-footer";
import { SkipLink } from "./skip-link";
import { Wordmark } from "./wordmark";

/** The frame of pages that need no tenant: sign-in, sign-up, legal texts. */
export function PlainFrame({ signedIn, children }: { signedIn: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <LoadingBar />
      <header className="no-print flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-1 sm:px-4">
        <Wordmark />
        <div className="flex flex-wrap items-center gap-x-4">
          <nav aria-label={t("shell.site")} className="flex flex-wrap items-center gap-x-4 text-sm">
            <Link to="/support/user-manual" className="link">
              {t("support.title")}
            </Link>
            <Link to={signedIn ? "/dashboard" : "/login"} className="link">
              {signedIn ? t("dashboard.title") : t("login.submit")}
            </Link>
          </nav>
          <DisplayMenu />
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 py-6 sm:py-8">
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
