import type { ReactNode } from "react";
import { LoadingBar } from "./loading-bar";
import { PageFooter } from "./page-footer";
import { SkipLink } from "./skip-link";
import { Wordmark } from "./wordmark";

type BareFrameProps = {
  /** Shown beside the name of the product. */
  bar: ReactNode;
  children: ReactNode;
};

/** A page without the menu of a tenant: name, a few links, contents, footer. */
export function BareFrame({ bar, children }: BareFrameProps) {
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <LoadingBar />
      <header className="no-print flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line bg-surface px-3 py-1 sm:px-4">
        <Wordmark />
        <div className="contents items-center gap-x-4 sm:flex">{bar}</div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto w-full max-w-5xl px-4 py-6 sm:py-8">
        {children}
      </main>
      <PageFooter />
    </div>
  );
}
