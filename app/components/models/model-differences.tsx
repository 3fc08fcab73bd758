import type { DifferenceKind } from "~/domain/models/compare-model-files";
import type { VerdictChanges } from "~/domain/models/verdict-changes";
import { useTranslation } from "~/locales/use-translation";

type Difference = {
  kind: DifferenceKind;
  name: string;
  labelKey: string | null;
  before: string;
  after: string;
};
type Props = { name: string; differences: readonly Difference[]; changes: VerdictChanges };

/** Where a model differs from another, a sentence each, and what that would mean for its documents. */
export function ModelDifferences({ name, differences, changes }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="differences" className="grid max-w-prose gap-3">
      <h2 id="differences" className="text-lg font-medium">
        {t("models.compare.title", { name })}
      </h2>
      {differences.length === 0 ? (
        <p>{t("models.compare.same")}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5">
          {differences.map(({ kind, name: field, labelKey, before, after }) => (
            <li key={`${kind} ${field}`} className="break-words">
              {t(`models.compare.${kind}`, {
                field: labelKey ? t(labelKey, { name: field }) : field,
                before: shownOf(kind, before),
                after: shownOf(kind, after),
              })}
            </li>
          ))}
        </ul>
      )}
      <p>{t("models.compare.changes", changes)}</p>
      <p>{t("models.compare.learned")}</p>
    </section>
  );

  function shownOf(kind: DifferenceKind, value: string): string {
    if (kind === "csv") return t(value === "1" ? "models.compare.yes" : "models.compare.no");
    return value === "" ? t("models.compare.nothing") : value;
  }
}
