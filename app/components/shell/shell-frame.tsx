import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Breadcrumb } from "./breadcrumb";
import { LanguageSwitch } from "./language-switch";
import { PageFooter } from "./page-footer";
import { opensPopover } from "./popover";
import { ProfileMenu } from "./profile-menu";
import { SideBar } from "./side-bar";
import { SkipLink } from "./skip-link";
import { Wordmark } from "./wordmark";

export type ShellPerson = { givenName: string; familyName: string; email: string };

/**
 * What the person may see. `documents` holds the tenant's models and `training` the base models, or null where the person
 * may not view them.
 */
export type ShellMenu = {
  documents: { id: string; name: string }[] | null;
  training: { id: string; name: string }[] | null;
  manageModels: boolean;
};

export type ShellData = { person: ShellPerson; tenantName: string; menu: ShellMenu };

/** The frame of every page inside a tenant: top bar, navigation at the left, the page, the footer. */
export function ShellFrame({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <header className="sticky top-0 z-10 flex h-14 items-center gap-4 border-b border-line bg-surface px-4">
        <button
          type="button"
          {...opensPopover("main-menu")}
          className="min-h-10 rounded-sm px-2 hover:bg-accent-soft lg:hidden"
        >
          <span aria-hidden="true">☰</span>
          <span className="sr-only">{t("shell.menu")}</span>
        </button>
        <Wordmark />
        <span className="truncate text-sm text-muted max-md:hidden">{shell.tenantName}</span>
        <div className="ml-auto flex items-center gap-2">
          <LanguageSwitch />
          <ProfileMenu person={shell.person} />
        </div>
      </header>
      <div className="lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]">
        <SideBar menu={shell.menu} />
        <main id="content" className="grid min-w-0 content-start gap-4 p-4 lg:p-6">
          <Breadcrumb />
          {children}
        </main>
      </div>
      <PageFooter />
    </div>
  );
}
