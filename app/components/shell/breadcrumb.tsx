import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { crumbText, useCrumbs } from "./use-crumbs";

/** The way to this page, from the dashboard on; the dashboard itself has none. */
export function Breadcrumb() {
  const { t } = useTranslation();
  const crumbs = useCrumbs();
  if (crumbs.length === 0 || crumbs[0]?.to === "/dashboard") return null;
  return (
    <nav aria-label={t("shell.breadcrumb")} className="no-print text-sm/6">
      <ol className="flex flex-wrap gap-x-2 text-muted">
        <li>
          <Link to="/dashboard" className="link">
            <svg viewBox="0 0 16 16" className="mr-1 inline size-3.5 fill-current" aria-hidden="true">
              <path d="M8 1.5 1 8h2v6h4v-4h2v4h4V8h2z" />
            </svg>
            {t("dashboard.title")}
          </Link>
        </li>
        {crumbs.map((crumb, position) => {
          const text = crumbText(t, crumb);
          const last = position === crumbs.length - 1;
          return (
            <li
              key={text}
              className={`before:mr-2 before:content-['›'] ${last ? "max-sm:sr-only" : ""}`}
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
