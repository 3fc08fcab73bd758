import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { fillOf, SeriesLegend } from "./series-legend";
import type { Bars } from "./stacked-bars";

/** Bars with names: one below the other, each as long as its share of the longest. */
export function NamedBars({ title, series, bars }: Bars & { title: string }) {
  const { t, i18n } = useTranslation();
  const totalOf = (parts: readonly number[]) => parts.reduce((all, one) => all + one, 0);
  const most = Math.max(1, ...bars.map(({ parts }) => totalOf(parts)));
  const used = series.filter((_, index) => bars.some(({ parts }) => (parts[index] ?? 0) > 0));
  const isRightOf = series[0] === "rightValues";
  return (
    <div className="grid gap-3">
      <ul aria-label={title} className="grid gap-2">
        {bars.map(({ label, parts }) => (
          <li key={label} className="grid gap-x-3 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <span className="break-words">{label}</span>
            <span className="flex items-center gap-2">
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" className="h-4 w-full" aria-hidden="true">
                {series.map((name, index) => {
                  const before = totalOf(parts.slice(0, index));
                  const part = parts[index] ?? 0;
                  return (
                    <rect
                      key={name}
                      x={(before / most) * 100}
                      width={(part / most) * 100}
                      height="10"
                      className={`stroke-surface ${fillOf(name)}`}
                      vectorEffect="non-scaling-stroke"
                    />
                  );
                })}
              </svg>
              <span className="shrink-0 text-sm text-muted">
                {isRightOf
                  ? t("reports.chart.right-of", {
                      right: shownCount(parts[0] ?? 0, i18n.language),
                      count: totalOf(parts),
                    })
                  : shownCount(totalOf(parts), i18n.language)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {!isRightOf && <SeriesLegend series={series} used={used} />}
    </div>
  );
}
