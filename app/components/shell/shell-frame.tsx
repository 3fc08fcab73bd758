import type { ReactNode } from "react";
import type { ShownItem } from "~/domain/menu/menu-item";
import { useTranslation } from "~/locales/use-translation";
import { CustomerBanner, type CustomerData } from "../customers/customer-banner";
import { CustomerPicker } from "../customers/customer-picker";
import { Bell } from "./bell";
import { Breadcrumb } from "./breadcrumb";
import { DisplayMenu } from "./display-menu";
import { LoadingBar } from "./loading-bar";
import { PageFooter } from "./page-footer";
import { opensPopover } from "./popover";
import { ProfileMenu, type ShellPerson } from "./profile-menu";
import { SideBar } from "./side-bar";
import { SkipLink } from "./skip-link";
import { ToolbarIcon } from "./toolbar-icon";
import { useMenuOpen } from "./use-menu-open";
import { useWide } from "./use-wide";
import { Wordmark } from "./wordmark";

export type ShellData = {
  person: ShellPerson;
  tenantName: string;
  customer: CustomerData;
  menu: ShownItem[];
  /** How many notifications are not read, as it is written; null for none. */
  unread: string | null;
};

type Props = { shell: ShellData; children: ReactNode };

/** The frame of every page inside a tenant: top bar, navigation at the left, the page, the footer. */
export function ShellFrame({ shell, children }: Props) {
  const menuOpen = useMenuOpen();
  const isWide = useWide();
  const { customer } = shell;
  return (
    <div className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto]">
      <SkipLink />
      <LoadingBar />
      <header className="no-print sticky top-0 z-10 flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-3 py-1 sm:px-4">
        <MenuButton always={!menuOpen} />
        <Wordmark />
        {customer.mayPick ? (
          <CustomerPicker key={customer.picked?.id} picked={customer.picked} />
        ) : (
          <span className="truncate text-sm text-muted max-md:hidden">{shell.tenantName}</span>
        )}
        <div className="ml-auto flex items-center gap-1">
          <DisplayMenu />
          <Bell unread={shell.unread} />
          <ProfileMenu person={shell.person} />
        </div>
      </header>
      <div className={menuOpen ? "lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]" : ""}>
        <SideBar menu={shell.menu} />
        <main
          id="content"
          tabIndex={-1}
          className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start ${isWide ? "gap-2 px-4 py-2" : "gap-4 p-4 lg:p-6"}`}
        >
          <CustomerBanner {...customer} />
          {!isWide && <Breadcrumb />}
          {children}
        </main>
      </div>
      <PageFooter />
    </div>
  );
}

function MenuButton({ always }: { always: boolean }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      {...opensPopover("main-menu")}
      className={`bar-button ${always ? "" : "lg:hidden"}`}
    >
      <ToolbarIcon name="menu" />
      <span className="sr-only">{t("shell.menu")}</span>
    </button>
  );
}
