import type { VersionMetrics } from "@fieldwise/engine/training";
import { useTranslation } from "~/locales/use-translation";
import { figure } from "./shown-training";

type FieldMetrics = VersionMetrics["before"]["overall"];

type Props = { label: string; before: FieldMetrics; after: FieldMetrics };

/** The F1 of a field as two bars, before above after. The figures beside them say the same. */
export function F1Bars({ label, before, after }: Props) {
  const { t } = useTranslation();
  const values = { field: label, before: figure(before.f1), after: figure(after.f1) };
  return (
    <svg viewBox="0 0 100 14" className="h-4 w-28 max-w-full" role="img" preserveAspectRatio="none">
      <title>{t("training.bars-of", values)}</title>
      <rect x="0" y="0" width="100" height="14" className="fill-line opacity-50" />
      <rect x="0" y="1" width={100 * before.f1} height="5" className="fill-muted" />
      <rect x="0" y="8" width={100 * after.f1} height="5" className="fill-accent" />
    </svg>
  );
}
