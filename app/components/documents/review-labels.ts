import type { FormProblem } from "~/domain/errors/form-problem";
import type { Translate } from "~/locales/translate";
import type { Review } from "./review";

/** The labels of fields and columns by the name of their control ("field.total"). */
export function reviewLabels(t: Translate, { fields, columns }: Review): Record<string, string> {
  return Object.fromEntries(
    [...fields, ...columns].map(({ key, name, labelKey }) => [`field.${key}`, t(labelKey, { name })]),
  );
}

/** The label of what an input ("total", "line.0.quantity") holds. */
export const labelOf = (labels: Record<string, string>, input: string): string =>
  labels[`field.${input.replace(/^line\.\d+\./, "")}`] ?? "";

/** The labels of everything that a problem may be about; `first` is the number of the first row, from 0. */
export const problemLabels = (
  t: Translate,
  labels: Record<string, string>,
  problems: readonly FormProblem[],
  first: number,
): Record<string, string> => ({
  ...labels,
  ...Object.fromEntries(
    problems.flatMap(({ field }) => {
      const [, row] = /^line\.(\d+)\.\w+$/.exec(field) ?? [];
      if (row === undefined) return [];
      const values = { column: labelOf(labels, field), number: first + Number(row) + 1 };
      return [[field, t("document.cell", values)]];
    }),
  ),
  comment: t("review.comment"),
  paste: t("review.paste"),
});
