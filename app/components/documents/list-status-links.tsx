import { Link } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { DocumentStatus } from "~/domain/documents/status";
import { StatusBadge } from "./status-badge";

export type StatusLink = { status: DocumentStatus | null; count: number; to: string; current: boolean };

/** How many documents of the model stand in each status; each leads to the list of them. */
export function ListStatusLinks({ links }: { links: readonly StatusLink[] }) {
  const { t, i18n } = useTranslation();
  return (
    <nav aria-label={t("list.by-status")}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ status, count, to, current }) => (
          <li key={status ?? "all"}>
            <Link
              to={to}
              aria-current={current ? "page" : undefined}
              className={`inline-flex min-h-8 items-center gap-1.5 border-b-2 hover:border-accent ${current ? "border-accent font-medium" : "border-transparent"}`}
            >
              {status ? <StatusBadge status={status} /> : t("list.all")}
              <span className="text-muted">{count.toLocaleString(i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
