import type { ShownItem } from "~/domain/menu/menu-item";
import { useTranslation } from "~/locales/use-translation";
import { useAppearance } from "./appearance-context";
import { AppearanceForm } from "./appearance-form";
import { MenuList } from "./menu-list";
import { isPopover } from "./popover";
import { ToolbarIcon } from "./toolbar-icon";
import { useMenuOpen } from "./use-menu-open";

const asPopover = "popover-panel inset-y-0 top-0 left-0 right-auto h-dvh w-72 max-w-full overflow-y-auto p-3";
const besidePage =
  "lg:sticky lg:top-14 lg:block lg:h-auto lg:max-h-[calc(100dvh-3.5rem)] lg:w-auto lg:border-0 lg:border-r lg:shadow-none";

/** The main navigation: beside the page, or behind the top bar's menu button when it is collapsed or space is short. */
export function SideBar({ menu }: { menu: readonly ShownItem[] }) {
  const { t } = useTranslation();
  const { menuOpen } = useAppearance();
  const isBeside = useMenuOpen();
  return (
    <nav
      {...isPopover("main-menu")}
      aria-label={t("shell.menu")}
      className={`no-print ${asPopover} ${isBeside ? besidePage : ""}`}
    >
      <MenuList items={menu} />
      <AppearanceForm className="mt-3 border-t border-line pt-3 max-lg:hidden">
        <button type="submit" name="menu" value={menuOpen ? "closed" : "open"} className="menu-line w-full">
          <ToolbarIcon name={menuOpen ? "fold" : "unfold"} />
          {menuOpen ? t("shell.menu.fold") : t("shell.menu.unfold")}
        </button>
      </AppearanceForm>
    </nav>
  );
}
