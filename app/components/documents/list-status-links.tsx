import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import type { ConcernKind, Readiness } from "~/domain/documents/concerns";
import type { DocumentStatus } from "~/domain/documents/status";
import type { OrderOutcome } from "~/domain/orders/order-outcome";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { ReadinessBadge } from "./readiness-badge";
import { StatusBadge } from "./status-badge";

export type StatusLink = { status: DocumentStatus | null; count: number; to: string; current: boolean };

export type ReadinessLink = { readiness: Readiness; count: number; to: string; current: boolean };

export type OrderLink = { outcome: OrderOutcome; count: number; to: string; current: boolean };

export type ConcernLink = { concern: ConcernKind; count: number; to: string; current: boolean };

type Counted = { count: number; to: string; current: boolean };

/** How many documents have each status; each count links to their list. */
export function ListStatusLinks({ links }: { links: readonly StatusLink[] }) {
  const { t } = useTranslation();
  return (
    <CountLinks
      label={t("list.by-status")}
      links={links}
      name={({ status }) => (status ? <StatusBadge status={status} /> : t("list.all"))}
    />
  );
}

/** How many of the documents that wait for approval are ready or not. */
export function ListReadinessLinks({ links }: { links: readonly ReadinessLink[] }) {
  const { t } = useTranslation();
  return (
    <CountLinks
      label={t("readiness.by")}
      links={links}
      name={({ readiness }) => <ReadinessBadge readiness={readiness} />}
    />
  );
}

/** How many documents each reason keeps from being ready, a document with each of its own. */
export function ListConcernLinks({ links }: { links: readonly ConcernLink[] }) {
  const { t } = useTranslation();
  return (
    <CountLinks
      label={t("readiness.by-reason")}
      title={t("readiness.reason")}
      links={links}
      name={({ concern }) => t(`readiness.short.${concern}`)}
    />
  );
}

/** How many of the documents that name a purchase order have each match outcome. */
export function ListOrderLinks({ links }: { links: readonly OrderLink[] }) {
  const { t } = useTranslation();
  return (
    <CountLinks
      label={t("orders.by-outcome")}
      title={t("orders.outcome")}
      links={links}
      name={({ outcome }) => t(`orders.outcome.${outcome}`)}
    />
  );
}

type Props<L> = { label: string; title?: string; links: readonly L[]; name(link: L): ReactNode };

function CountLinks<L extends Counted>({ label, title, links, name }: Props<L>) {
  const { i18n } = useTranslation();
  if (links.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ul className="count-links">
        {title && <li className="py-1 text-muted">{title}</li>}
        {links.map((link) => (
          <li key={link.to}>
            <Link to={link.to} aria-current={link.current ? "page" : undefined}>
              {name(link)} <span className="text-muted">{shownCount(link.count, i18n.language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
