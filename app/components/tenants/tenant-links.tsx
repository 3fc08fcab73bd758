import { Link } from "@remix-run/react";
import { useTranslation } from "~/locales/use-translation";

type Props = { exports: boolean; deletion: boolean; audit: boolean };

/** The links from the settings to other pages about the organization. */
export function TenantLinks({ exports, deletion, audit }: Props) {
  const { t } = useTranslation();
  const links = [
    { shown: audit, to: "/audit", key: "audit.title" },
    { shown: exports, to: "/tenant/export", key: "tenants.export.title" },
    { shown: deletion, to: "/tenant/deletion", key: "tenants.deletion.title" },
  ].filter(({ shown }) => shown);
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("tenants.settings.more")}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {links.map(({ to, key }) => (
          <li key={to}>
            <Link to={to} className="link">
              {t(key)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
