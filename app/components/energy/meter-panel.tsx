import { Link } from "@remix-run/react";
import type { CheckOutcome } from "~/domain/energy/check-outcome";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { FoundList } from "./found-list";
import { type ChartGeometry, PeriodChart } from "./period-chart";

export type ShownPeriod = {
  id: string;
  period: string;
  days: number;
  usage: string;
  shownUsage: string;
  shownCost: string;
  estimated: boolean;
  flagged: CheckOutcome[];
};

export type ShownMeter = {
  id: string;
  meter: string;
  commodity: string | null;
  unit: string;
  currency: string;
  use: ChartGeometry;
  cost: ChartGeometry;
  periods: ShownPeriod[];
};

/** A meter of an account: use and cost per day in each period, as charts and as a table. */
export function MeterPanel({
  meter: { id, meter, commodity, unit, currency, periods, use, cost },
}: {
  meter: ShownMeter;
}) {
  const { t } = useTranslation();
  const name = meter || t("energy.meter-unknown");
  const flagged = periods.filter((period) => period.flagged.length > 0).length;
  const chart = (what: "use" | "cost") => (
    <PeriodChart
      id={`${id}-${what}`}
      title={what === "use" ? t("energy.use-per-day", { unit }) : t("energy.cost-per-day", { currency })}
      description={t(`energy.chart.${what}`, {
        meter: name,
        from: periods[0]?.period,
        to: periods.at(-1)?.period,
        most: (what === "use" ? use : cost).most,
        unit: what === "use" ? unit : currency,
        flagged,
        count: periods.length,
      })}
      chart={what === "use" ? use : cost}
    />
  );
  return (
    <section className="grid gap-3" aria-labelledby={`${id}-head`}>
      <h2 id={`${id}-head`}>
        {t("energy.meter")} {name} · {t(`energy.commodity.${commodity ?? "unknown"}`)}
      </h2>
      {periods.length === 0 ? (
        <p>{t("energy.no-periods")}</p>
      ) : (
        <>
          <div className="grid gap-4 lg:grid-cols-2">
            <figure className="grid gap-1">
              <figcaption className="text-sm text-muted">{t("energy.use-per-day", { unit })}</figcaption>
              {chart("use")}
            </figure>
            <figure className="grid gap-1">
              <figcaption className="text-sm text-muted">{t("energy.cost-per-day", { currency })}</figcaption>
              {chart("cost")}
            </figure>
          </div>
          {flagged > 0 && <p className="text-sm text-muted">{t("energy.chart.flagged")}</p>}
          <details open={periods.length <= 13}>
            <summary>{t("energy.figures")}</summary>
            <CardTable
              caption={`${t("energy.figures")} ${name}`}
              rows={periods}
              columns={[
                {
                  label: t("energy.period"),
                  cell: (row) => (
                    <Link to={`/documents/${row.id}`} className="link">
                      {row.period}
                    </Link>
                  ),
                },
                { label: t("energy.days"), number: true, cell: ({ days }) => days },
                {
                  label: t("energy.usage"),
                  number: true,
                  cell: ({ usage, estimated }) => `${usage}${estimated ? ` (${t("energy.estimated")})` : ""}`,
                },
                {
                  label: t("energy.use-per-day", { unit }),
                  number: true,
                  cell: ({ shownUsage }) => shownUsage,
                },
                {
                  label: t("energy.cost-per-day", { currency }),
                  number: true,
                  cell: ({ shownCost }) => shownCost,
                },
                { label: t("energy.flagged"), cell: (row) => <FoundList outcomes={row.flagged} /> },
              ]}
            />
          </details>
        </>
      )}
    </section>
  );
}
