import { NavLink, useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { isPopover } from "./popover";
import type { ShellMenu } from "./shell-frame";

/** The main navigation. On a narrow screen it is a popover that the top bar's menu button opens. */
export function SideBar({ menu }: { menu: ShellMenu }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <nav
      {...isPopover("main-menu")}
      aria-label={t("shell.menu")}
      className="fixed inset-y-0 right-auto left-0 m-0 h-dvh w-72 overflow-y-auto border-r border-line bg-surface p-3 text-ink lg:sticky lg:top-14 lg:block lg:h-auto lg:max-h-[calc(100dvh-3.5rem)] lg:w-auto"
    >
      <ul className="grid gap-1">
        <li>
          <MenuLink to="/dashboard">{t("dashboard.title")}</MenuLink>
        </li>
        {menu.documents && (
          <li>
            <details open>
              <summary className="rounded-sm px-2 py-2 font-medium hover:bg-accent-soft">
                {t("shell.document-processing")}
              </summary>
              <ul className="grid gap-1 pl-3">
                {menu.documents.map(({ id, name }) => (
                  <li key={id}>
                    <MenuLink to={`/document-processing/${id}/documents`}>{name}</MenuLink>
                  </li>
                ))}
                {menu.documents.length === 0 && (
                  <li className="px-2 py-1 text-sm text-muted">{t("shell.no-models")}</li>
                )}
              </ul>
            </details>
          </li>
        )}
        {menu.training && (
          <li>
            <details open={pathname.startsWith("/training-documents/")}>
              <summary className="rounded-sm px-2 py-2 font-medium hover:bg-accent-soft">
                {t("shell.document-training")}
              </summary>
              <ul className="grid gap-1 pl-3">
                {menu.training.map(({ id, name }) => (
                  <li key={id}>
                    <MenuLink to={`/training-documents/${id}/training-documents`}>{name}</MenuLink>
                  </li>
                ))}
              </ul>
            </details>
          </li>
        )}
        {menu.manageModels && (
          <li>
            <MenuLink to="/aimodels/aimodels-list">{t("shell.manage-models")}</MenuLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

function MenuLink({ to, children }: { to: string; children: string }) {
  return (
    <NavLink
      to={to}
      className="block rounded-sm px-2 py-2 hover:bg-accent-soft aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent"
    >
      {children}
    </NavLink>
  );
}
