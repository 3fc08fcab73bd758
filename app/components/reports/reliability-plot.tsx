import { useId } from "react";
import type { ShownPoint } from "~/domain/reports/shown-table";
import { useTranslation } from "~/locales/use-translation";

/** Accuracy against mean confidence; on the line both are equal. */
export function ReliabilityPlot({ title, points }: { title: string; points: readonly ShownPoint[] }) {
  const { t } = useTranslation();
  const id = useId();
  const surest = points.at(-1);
  return (
    <figure className="grid gap-2">
      <div className="grid w-full max-w-sm grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm text-muted">
        <div aria-hidden="true" className="flex flex-col justify-between text-right leading-none">
          <span>100 %</span>
          <span>50 %</span>
          <span>0 %</span>
        </div>
        <svg
          viewBox="0 0 100 100"
          className="w-full overflow-visible border border-line"
          role="img"
          aria-labelledby={`${id}-title ${id}-desc`}
        >
          <title id={`${id}-title`}>{title}</title>
          <desc id={`${id}-desc`}>
            {surest
              ? t("reports.chart.reliability", {
                  said: surest.shownSaid,
                  right: surest.shownRight,
                  count: surest.count,
                })
              : t("reports.chart.empty")}
          </desc>
          <path d="M0 100L100 0" className="stroke-edge" strokeDasharray="3 3" />
          <polyline
            points={points.map(({ said, right }) => `${at(said)},${100 - at(right)}`).join(" ")}
            className="fill-none stroke-accent"
          />
          {points.map(({ said, right }) => (
            <circle key={said} cx={at(said)} cy={100 - at(right)} r="2.5" className="fill-accent" />
          ))}
        </svg>
        <div />
        <div aria-hidden="true" className="flex justify-between pt-1">
          <span>0 %</span>
          <span>50 %</span>
          <span>100 %</span>
        </div>
      </div>
      <figcaption className="max-w-prose text-sm text-muted">
        {t("reports.chart.reliability-hint")}
      </figcaption>
      {points.length > 0 && (
        <ul className="grid gap-1 text-sm">
          {points.map(({ said, shownSaid, shownRight, count }) => (
            <li key={said}>
              {t("reports.chart.reliability", { said: shownSaid, right: shownRight, count })}
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}

const at = (share: number) => Number((share * 100).toFixed(2));
