import { Link } from "@remix-run/react";
import type { SendingState } from "~/domain/erp/erp-sending";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";

/** `isMore`: there are more than were counted. */
type StateLink = { state: SendingState; count: number; isMore: boolean; current: boolean };

/** Links to the sendings in each state, with their counts. */
export function StateLinks({ links }: { links: readonly StateLink[] }) {
  const { t, i18n } = useTranslation();
  return (
    <nav aria-label={t("erp.sendings.by-state")}>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {links.map(({ state, count, isMore, current }) => (
          <li key={state}>
            <Link
              to={`?state=${state}`}
              aria-current={current ? "page" : undefined}
              className={`inline-flex min-h-8 items-center gap-1.5 border-b-2 hover:border-accent ${current ? "border-accent font-medium" : "border-transparent"}`}
            >
              {t(`erp.sendings.state.${state}`)}
              <span className="text-muted">
                {shownCount(count, i18n.language)}
                {isMore && "+"}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
