import { Link } from "@remix-run/react";
import type { Readiness } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import type { OrderOutcome } from "~/domain/orders/order-outcome";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { ReadinessBadge } from "./readiness-badge";
import { StatusBadge } from "./status-badge";

export type StatusLink = { status: DocumentStatus | null; count: number; to: string; current: boolean };

export type ReadinessLink = { readiness: Readiness; count: number; to: string; current: boolean };

export type OrderLink = { outcome: OrderOutcome; count: number; to: string; current: boolean };

/** How many of the documents that name a purchase order stand so or so to it; each leads to the list of them. */
export function ListOrderLinks({ links }: { links: readonly OrderLink[] }) {
  const { t, i18n } = useTranslation();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("orders.by-outcome")}>
      <ul className="flex gap-x-5 gap-y-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap">
        <li className="py-1 text-muted">{t("orders.outcome")}:</li>
        {links.map(({ outcome, count, to, current }) => (
          <li key={outcome}>
            <Link to={to} aria-current={current ? "page" : undefined} className={linkStyle(current)}>
              {t(`orders.outcome.${outcome}`)}{" "}
              <span className="text-muted">{shownCount(count, i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** How many of the documents that wait for approval are ready or not; each leads to the list of them. */
export function ListReadinessLinks({ links }: { links: readonly ReadinessLink[] }) {
  const { t, i18n } = useTranslation();
  if (links.length === 0) return null;
  return (
    <nav aria-label={t("readiness.by")}>
      <ul className="flex gap-x-5 gap-y-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap">
        {links.map(({ readiness, count, to, current }) => (
          <li key={readiness}>
            <Link to={to} aria-current={current ? "page" : undefined} className={linkStyle(current)}>
              <ReadinessBadge readiness={readiness} />
              <span className="text-muted">{shownCount(count, i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const linkStyle = (current: boolean) =>
  `inline-flex min-h-8 items-center gap-1.5 border-b-2 hover:border-accent ${current ? "border-accent font-medium" : "border-transparent"}`;

/** How many documents of the model stand in each status; each leads to the list of them. */
export function ListStatusLinks({ links }: { links: readonly StatusLink[] }) {
  const { t, i18n } = useTranslation();
  return (
    <nav aria-label={t("list.by-status")}>
      <ul className="flex gap-x-5 gap-y-1 max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap">
        {links.map(({ status, count, to, current }) => (
          <li key={status ?? "all"}>
            <Link to={to} aria-current={current ? "page" : undefined} className={linkStyle(current)}>
              {status ? <StatusBadge status={status} /> : t("list.all")}
              <span className="text-muted">{shownCount(count, i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
