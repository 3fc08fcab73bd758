import { shownValue } from "~/domain/documents/shown-value";
import { shownCount } from "~/locales/shown-count";
import type { FieldBudget } from "~/operations/error-budget/explore";
import type { Writing } from "./shown-report";

/** What of one field may pass, with figures as its reader writes them. */
export type ShownBudget = ReturnType<typeof shownBudget>;

/** A field's budget with counts and shares in the reader's language and the model's culture; "–" where there is nothing to say. */
export function shownBudget(
  field: FieldBudget,
  { language, culture }: Pick<Writing, "language" | "culture">,
) {
  const { key, name, labelKey, confidence, passing, wanted } = field;
  const count = (figure: number) => shownCount(figure, language);
  const share = (figure: number) => `${shownValue(tidy((figure * 100).toFixed(2)), "number", culture)} %`;
  return {
    key,
    name,
    labelKey,
    checked: count(field.checked),
    confidence: confidence === null ? null : share(confidence / 1_000),
    passing: share(field.passingShare),
    wrong: passing > 0 ? count(field.wrong) : "–",
    bound: confidence === null ? "–" : share(field.bound),
    wanted: wanted > 0 ? count(wanted) : "–",
    passingAfter: share(field.passingAfter),
  };
}

const tidy = (decimals: string) => decimals.replace(/\.?0+$/, "");
