import { Link, useMatches } from "@remix-run/react";
import { useTranslation } from "react-i18next";

/** One step of the way to a page: a translation key or a text of the data; the last one is the page itself. */
export type Crumb = { key: string; to?: string } | { text: string; to?: string };

/** What a route exports as `handle` to stand in the breadcrumb. `crumbs` gets the route's loader data. */
export type CrumbHandle<Data = unknown> = { crumbs(data: Data): Crumb[] };

/** The way to this page, from the dashboard on. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const crumbs = useMatches().flatMap(({ handle, data }) =>
    hasCrumbs(handle) && data ? handle.crumbs(data) : [],
  );
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t("shell.breadcrumb")} className="text-sm">
      <ol className="flex flex-wrap gap-x-2 text-muted">
        <li>
          <Link to="/dashboard" className="link">
            <span aria-hidden="true">⌂ </span>
            {t("dashboard.title")}
          </Link>
        </li>
        {crumbs.map((crumb, position) => {
          const text = "key" in crumb ? t(crumb.key) : crumb.text;
          const last = position === crumbs.length - 1;
          return (
            <li
              key={text}
              className="before:mr-2 before:content-['›']"
              aria-current={last ? "page" : undefined}
            >
              {crumb.to && !last ? (
                <Link to={crumb.to} className="link">
                  {text}
                </Link>
              ) : (
                text
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

const hasCrumbs = (handle: unknown): handle is CrumbHandle =>
  typeof handle === "object" && handle !== null && "crumbs" in handle;
