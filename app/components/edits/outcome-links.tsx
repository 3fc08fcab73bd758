import { Link } from "@remix-run/react";
import { type RowCounts, type RowOutcome, rowOutcomes } from "~/domain/edits/edit-upload";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";

type Props = { rows: number; counts: RowCounts; current: RowOutcome | null };

/** How many rows of an upload have each outcome, each a link to these rows. */
export function OutcomeLinks({ rows, counts, current }: Props) {
  const { t, i18n } = useTranslation();
  const shown = rowOutcomes.filter((outcome) => counts[outcome] > 0 || outcome === current);
  const link = (outcome: RowOutcome | null, label: string, count: number) => (
    <Link
      key={label}
      to={outcome ? `?outcome=${outcome}` : "?"}
      aria-current={outcome === current ? "page" : undefined}
      className="link aria-[current]:font-medium aria-[current]:no-underline"
    >
      {label} ({shownCount(count, i18n.language)})
    </Link>
  );
  return (
    <nav aria-label={t("edits.outcome")} className="flex flex-wrap gap-x-5 gap-y-2">
      {link(null, t("edits.outcome.all"), rows)}
      {shown.map((outcome) => link(outcome, t(`edits.outcome.${outcome}`), counts[outcome]))}
    </nav>
  );
}
