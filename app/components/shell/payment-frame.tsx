import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DisplayMenu } from "./display-menu";
import { LoadingBar } from "./loading-bar";
import { PageFooter } from "./page-footer";
import { SkipLink } from "./skip-link";
import { Wordmark } from "./wordmark";

/** The frame of the payment pages: no navigation, no profile menu, no breadcrumb; only the way out of the account. */
export function PaymentFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <LoadingBar />
      <header className="no-print flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1 sm:px-4">
        <Wordmark />
        <div className="ml-auto flex items-center gap-1">
          <DisplayMenu />
          <form method="post" action="/logout">
            <button type="submit" className="bar-button text-sm text-accent underline">
              {t("logout.submit")}
            </button>
          </form>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 py-6 sm:py-8">
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
