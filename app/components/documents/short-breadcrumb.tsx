import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";
import { crumbText, useCrumbs } from "../shell/use-crumbs";

/** The way to a page whose title stands beside it in the same line: only what leads somewhere. */
export function ShortBreadcrumb() {
  const { t } = useTranslation();
  const crumbs = useCrumbs().filter(({ to }) => to);
  return (
    <nav aria-label={t("shell.breadcrumb")} className="no-print shrink-0 text-sm/6">
      <ol className="flex items-center gap-x-2 text-muted">
        <li>
          <Link
            to="/dashboard"
            className="grid size-8 place-items-center rounded-sm text-accent hover:bg-accent-soft"
          >
            <svg viewBox="0 0 16 16" className="size-4 fill-current" aria-hidden="true">
              <path d="M8 1.5 1 8h2v6h4v-4h2v4h4V8h2z" />
            </svg>
            <span className="sr-only">{t("dashboard.title")}</span>
          </Link>
        </li>
        {crumbs.map((crumb) => (
          <li key={crumb.to} className="flex min-w-0 gap-2 after:content-['›']">
            <Link to={crumb.to ?? ""} className="one-line max-w-44 link">
              {crumbText(t, crumb)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
