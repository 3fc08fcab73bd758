import { useTranslation } from "~/locales/use-translation";

/** The appearance of a series. */
const fills: Record<string, string> = {
  success: "fill-success",
  userEdited: "fill-edited",
  failed: "fill-failed",
  error: "fill-error",
  forTraining: "fill-training",
  submitted: "fill-trained",
  waiting: "fill-processing",
  taken: "fill-success",
  repeated: "fill-processing",
  refused: "fill-failed",
  rightValues: "fill-success",
  wrongValues: "fill-failed",
  left: "fill-success",
  corrected: "fill-edited",
  removed: "fill-failed",
  added: "fill-training",
  missing: "fill-processing",
};
export const fillOf = (series: string): string => fills[series] ?? "fill-accent";

/** What the colors of a chart mean; nothing for a chart with a single series. */
export function SeriesLegend({ series, used }: { series: readonly string[]; used: readonly string[] }) {
  const { t } = useTranslation();
  if (series.length < 2) return null;
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {used.map((name) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <svg viewBox="0 0 10 10" className={`size-3 ${fillOf(name)}`} aria-hidden="true">
            <rect width="10" height="10" />
          </svg>
          {t(`reports.column.${name}`)}
        </li>
      ))}
    </ul>
  );
}
