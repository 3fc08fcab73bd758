import type { VersionMetrics } from "@fieldwise/engine/training";
import { shownCount } from "~/locales/shown-count";
import { useTranslation } from "~/locales/use-translation";
import { CardTable } from "../table/card-table";
import { BeforeAfter } from "./before-after";
import { F1Bars } from "./f1-bars";
import { type FieldName, figure, type ShownMetrics } from "./shown-training";

type FieldMetrics = VersionMetrics["before"]["overall"];

type Row = { id: string; label: string; before: FieldMetrics; after: FieldMetrics };

const none: FieldMetrics = { precision: 0, recall: 0, f1: 0, values: 0 };

/** The figures of a version by field, before and after, and how they were measured. */
export function MetricsTable({ metrics, fields }: { metrics: ShownMetrics; fields: readonly FieldName[] }) {
  const { t, i18n } = useTranslation();
  const { before, after, documents, vendors, seenBefore } = metrics;
  const rows: Row[] = [
    { id: "", label: t("training.all-fields"), before: before.overall, after: after.overall },
    ...fields
      .filter(({ key }) => before.fields[key] ?? after.fields[key])
      .map(({ key, labelKey, name }) => ({
        id: key,
        label: t(labelKey, { name }),
        before: before.fields[key] ?? none,
        after: after.fields[key] ?? none,
      })),
  ];
  return (
    <section aria-labelledby="metrics" className="grid gap-3">
      <h2 id="metrics">{t("training.metrics")}</h2>
      <p className="max-w-prose">
        {t(`training.measured-${metrics.by}`, { documents, vendors })}
        {seenBefore > 0 && ` ${t("training.seen-before", { count: seenBefore })}`}
      </p>
      <CardTable
        caption={t("training.metrics")}
        rows={rows}
        columns={[
          { label: t("training.field"), cell: ({ label }) => label },
          {
            label: t("training.values"),
            number: true,
            cell: (row) => shownCount(Math.max(row.before.values, row.after.values), i18n.language),
          },
          ...(["precision", "recall", "f1"] as const).map((name) => ({
            label: t(`training.${name}`),
            number: true,
            cell: (row: Row) => (
              <BeforeAfter before={shareOf(row.before, name)} after={shareOf(row.after, name)} />
            ),
          })),
          { label: t("training.bars-column"), cell: (row) => <F1Bars {...row} /> },
        ]}
      />
      <p className="text-muted">
        {t("training.calibration", {
          before: figure(before.calibrationError),
          after: figure(after.calibrationError),
        })}
      </p>
    </section>
  );
}

type Figure = "precision" | "recall" | "f1";

/** Where there was no value to find, only false values can be counted. */
const shareOf = (metrics: FieldMetrics, name: Figure): number | null =>
  metrics.values === 0 ? null : metrics[name];
