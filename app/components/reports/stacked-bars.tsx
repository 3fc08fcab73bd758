import { useId } from "react";
import { axisOf } from "~/domain/reports/chart-axis";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { fillOf, SeriesLegend } from "./series-legend";

export type Bars = {
  series: readonly string[];
  bars: readonly { label: string; parts: readonly number[]; to?: string | undefined }[];
};

const height = 100;
const gap = 0.2;

/**
 * Stacked bars rendered by the server. There is no text inside the picture, so that it can be stretched to any width;
 * the numbers are in the table beside it. A bar links to what it counts.
 */
export function StackedBars({ title, series, bars }: Bars & { title: string }) {
  const { t, i18n } = useTranslation();
  const id = useId();
  const totals = bars.map(({ parts }) => sum(parts));
  const most = Math.max(0, ...totals);
  const { top, lines } = axisOf(most);
  const shown = (count: number) => shownCount(count, i18n.language);
  const highest = bars[totals.indexOf(most)];
  const used = series.filter((_, index) => bars.some(({ parts }) => (parts[index] ?? 0) > 0));
  const [first, last] = [bars[0], bars.at(-1)];
  const hasLinks = bars.some(({ to }) => to);
  return (
    <figure className="grid gap-2">
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm text-muted">
        <div aria-hidden="true" className="flex flex-col-reverse justify-between text-right leading-none">
          {lines.map((line) => (
            <span key={line}>{shown(line)}</span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${Math.max(1, bars.length)} ${height}`}
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible"
          role={hasLinks ? "group" : "img"}
          aria-labelledby={`${id}-title ${id}-desc`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>
            {most > 0 && highest
              ? t("reports.chart.finding", { count: sum(totals), most: shown(most), label: highest.label })
              : t("reports.chart.empty")}
          </desc>
          {lines.map((line) => (
            <path
              key={line}
              d={`M0 ${y(line, top)}H${bars.length}`}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {bars.map((bar, index) => {
            const drawn = <Bar key={bar.label} index={index} parts={bar.parts} series={series} top={top} />;
            return bar.to ? (
              <a
                key={bar.label}
                href={bar.to}
                aria-label={t("reports.chart.bar", { label: bar.label, count: totals[index] ?? 0 })}
              >
                <rect
                  x={index}
                  y={0}
                  width={1}
                  height={height}
                  className="fill-transparent hover:fill-raised"
                />
                {drawn}
              </a>
            ) : (
              drawn
            );
          })}
        </svg>
        <div />
        <div aria-hidden="true" className="flex justify-between gap-2 pt-1">
          <span>{first?.label}</span>
          {last && last !== first && <span>{last.label}</span>}
        </div>
      </div>
      <SeriesLegend series={series} used={used} />
    </figure>
  );
}

type BarProps = { index: number; parts: readonly number[]; series: readonly string[]; top: number };

function Bar({ index, parts, series, top }: BarProps) {
  return series.map((name, place) => {
    const part = parts[place] ?? 0;
    if (part === 0) return null;
    const below = sum(parts.slice(0, place));
    const [from, to] = [y(below, top), y(below + part, top)];
    return (
      <path
        key={name}
        d={`M${index + gap / 2} ${from}H${index + 1 - gap / 2}V${to}H${index + gap / 2}Z`}
        className={`pointer-events-none stroke-surface ${fillOf(name)}`}
        vectorEffect="non-scaling-stroke"
      />
    );
  });
}

const y = (count: number, top: number) => Number((height - (count / top) * height).toFixed(2));
const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
