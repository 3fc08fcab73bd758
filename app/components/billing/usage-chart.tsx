import { dayText } from "~/domain/billing/day-text";
import { addDays, daysBetween } from "~/domain/billing/days";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";

type Props = {
  days: readonly { day: string; documents: number }[];
  periodStart: string;
  periodEnd: string;
};

const [width, height] = [620, 120];

/** The documents of each day of a period as bars. A screen reader reads the days that have any. */
export function UsageChart({ days, periodStart, periodEnd }: Props) {
  const { t, i18n } = useTranslation();
  const dated = (day: string) => dayText(day, i18n.language);
  const said = (day: string, documents: number) => `${dated(day)}: ${shownCount(documents, i18n.language)}`;
  const count = Math.max(1, daysBetween(periodStart, periodEnd));
  const used = new Map(days.map(({ day, documents }) => [day, documents]));
  const most = Math.max(1, ...days.map(({ documents }) => documents));
  const step = width / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const day = addDays(periodStart, index);
    const documents = used.get(day) ?? 0;
    return { day, documents, x: index * step, tall: (documents / most) * height };
  });
  return (
    <figure className="grid gap-1">
      <figcaption className="text-sm text-muted">{t("billing.usage.chart")}</figcaption>
      <svg
        role="img"
        aria-labelledby="usage-chart-title"
        viewBox={`0 0 ${width} ${height + 2}`}
        className="h-32 w-full fill-accent"
        preserveAspectRatio="none"
      >
        <title id="usage-chart-title">
          {[t("billing.usage.chart"), ...days.map(({ day, documents }) => said(day, documents))].join(", ")}
        </title>
        {bars.map(({ day, documents, x, tall }) => (
          <rect key={day} x={x + step * 0.1} y={height - tall} width={step * 0.8} height={tall}>
            <title>{said(day, documents)}</title>
          </rect>
        ))}
        <rect x={0} y={height} width={width} height={1} className="fill-line" />
      </svg>
      <p className="flex justify-between gap-4 text-sm text-muted">
        <span>{dated(periodStart)}</span>
        <span className="text-right">{dated(addDays(periodEnd, -1))}</span>
      </p>
    </figure>
  );
}
