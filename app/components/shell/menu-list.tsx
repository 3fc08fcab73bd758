import { NavLink, useLocation } from "@remix-run/react";
import type { ShownItem } from "~/domain/menu/menu-item";
import { useTranslation } from "~/locales/use-translation";
import { MenuIcon } from "./menu-icon";
import { ToolbarIcon } from "./toolbar-icon";

/** The items of the menu. A group opens and closes, and is not a link; the one with the current page is open. */
export function MenuList({ items }: { items: readonly ShownItem[] }) {
  const label = useLabel();
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item.to ?? label(item)}>
          {item.children ? <MenuGroup {...item}>{item.children}</MenuGroup> : <MenuLink {...item} />}
        </li>
      ))}
    </ul>
  );
}

function MenuGroup({ children, ...item }: ShownItem & { children: ShownItem[] }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const label = useLabel();
  const current = children.some(({ to }) => to && pathname.startsWith(to));
  const open = current || children.length <= longGroup;
  return (
    <details open={open}>
      <summary className="menu-line font-medium">
        <span className="grow">{label(item)}</span>
        <ToolbarIcon name="open" className="chevron size-4 text-muted" />
      </summary>
      <div className="pl-2">
        <MenuList items={children} />
        {children.length === 0 && item.whenEmpty && (
          <p className="px-2 py-1 text-sm text-muted">{t(item.whenEmpty)}</p>
        )}
      </div>
    </details>
  );
}

/**
 * More children than this would push the rest of the menu out of view, so they are collapsed unless one of them is the
 * current page.
 */
const longGroup = 8;

function MenuLink(item: ShownItem) {
  const label = useLabel();
  return (
    <NavLink to={item.to ?? ""} className="menu-line">
      {item.icon && <MenuIcon name={item.icon} />}
      <span className="min-w-0">{label(item)}</span>
    </NavLink>
  );
}

function useLabel() {
  const { t } = useTranslation();
  return ({ label }: ShownItem) => ("key" in label ? t(label.key) : label.text);
}
