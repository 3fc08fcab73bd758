import type { ShownMeter } from "~/components/energy/meter-panel";
import type { ChartGeometry } from "~/components/energy/period-chart";
import { shownValue } from "~/domain/documents/shown-value";
import { shownOutcomes } from "~/domain/energy/shown-outcomes";
import { barsOf } from "~/domain/energy/usage-by-month";
import type { EnergyMeter } from "~/operations/energy/get-account";

/** The picture's inner part, in units of its own. */
const size = { width: 560, height: 140 };

/** Labels that fit side by side below the bars. */
const mostLabels = 9;

/** A meter as the page of its account shows it, pictures and figures as people of the culture write them. */
export function shownMeter({ periods, ...meter }: EnergyMeter, index: number, culture: string): ShownMeter {
  const number = (value: number | null) =>
    value === null ? "" : shownValue(String(Math.round(value * 100) / 100), "number", culture);
  const day = (date: string) => shownValue(date, "date", culture);
  const every = Math.ceil(periods.length / mostLabels);
  const chartOf = (values: readonly (number | null)[]): ChartGeometry => {
    const { bars, lines } = barsOf(values, size);
    return {
      ...size,
      most: number(Math.max(0, ...values.map((value) => value ?? 0))),
      lines: lines.map(({ value, y }) => ({ label: shownValue(String(value), "number", culture), y })),
      bars: bars.map((bar, at) => {
        const { documentId: id = "", end = "", flagged = [] } = periods[at] ?? {};
        const label = at % every === 0 ? `${end.slice(5, 7)}/${end.slice(0, 4)}` : "";
        return { ...bar, id, label, flagged: flagged.length > 0 };
      }),
    };
  };
  return {
    ...meter,
    id: `meter-${index + 1}`,
    unit: periods.at(-1)?.unit ?? "",
    use: chartOf(periods.map(({ usagePerDay }) => usagePerDay)),
    cost: chartOf(periods.map(({ costPerDay }) => costPerDay)),
    periods: periods.map((period) => ({
      id: period.documentId,
      period: `${day(period.start)} \u2013 ${day(period.end)}`,
      days: period.days,
      usage: `${number(period.usage)} ${period.unit}`,
      shownUsage: number(period.usagePerDay),
      shownCost: number(period.costPerDay),
      estimated: period.estimated,
      flagged: shownOutcomes(period.flagged, culture),
    })),
  };
}
