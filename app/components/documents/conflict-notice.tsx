import type { ChangedMeanwhile } from "~/domain/review/changed-meanwhile";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import type { Review } from "./review";

type Props = { review: Review; meanwhile: readonly ChangedMeanwhile[] };

/**
 * What someone else saved while the form was being filled in, value by value; the entries made here are still in the
 * form.
 */
export function ConflictNotice({ review, meanwhile }: Props) {
  const { t } = useTranslation();
  if (meanwhile.length === 0) return null;
  const who = meanwhile.map((change) => whoSaved(review, change)).find((one) => one !== null);
  return (
    <section
      aria-labelledby="meanwhile-title"
      className="grid gap-1 rounded-sm border border-edited bg-surface px-3 py-2"
    >
      <h2 id="meanwhile-title" className="text-base font-medium">
        {t("review.meanwhile", { who: who ?? t("review.somebody") })}
      </h2>
      <ul className="grid gap-1 text-sm">
        {meanwhile.map((change) => (
          <li key={`${change.field} ${change.row} ${change.before} ${change.now}`}>
            <strong className="font-medium">{labelOf(t, review, change)}</strong>
            {": "}
            {t("review.meanwhile-change", {
              before: change.before || t("review.empty"),
              after: change.now || t("review.empty"),
            })}
            {change.mine !== null && (
              <> · {t("review.meanwhile-mine", { mine: change.mine || t("review.empty") })}</>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Who changed the value last. */
function whoSaved({ fields, lineHistory }: Review, { field, row, now }: ChangedMeanwhile): string | null {
  if (row === null) return fields.find(({ key }) => key === field)?.history[0]?.who ?? null;
  return lineHistory.find(({ after }) => after === now)?.who ?? null;
}

function labelOf(t: Translate, { fields, columns }: Review, { field, row }: ChangedMeanwhile): string {
  const known = [...fields, ...columns].find(({ key }) => key === field);
  const label = known ? t(known.labelKey, { name: known.name }) : field;
  return row === null ? label : t("document.cell", { column: label, number: row });
}
