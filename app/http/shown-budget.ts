import { percentSign, shownValue } from "~/domain/documents/shown-value";
import { actingFields, nothingSkipsReview } from "~/domain/error-budget/review-thresholds";
import { fieldOfModel } from "~/domain/models/field-of-model";
import { shownCount } from "~/locales/shown-count";
import type { exploreErrorBudget, FieldBudget } from "~/operations/error-budget/explore";
import type { Writing } from "./shown-report";

/** What of one field may pass, with figures as its reader writes them. */
export type ShownBudget = ReturnType<typeof shownBudget>;

/** A field's budget with counts and shares in the reader's language and the model's culture; "–" where there is nothing to say. */
export function shownBudget(
  field: FieldBudget,
  { language, culture }: Pick<Writing, "language" | "culture">,
) {
  const { key, name, labelKey, supplier, confidence, passing, wanted } = field;
  const count = (figure: number) => shownCount(figure, language);
  const share = (figure: number) => shownShare(figure, culture);
  return {
    key,
    name,
    labelKey,
    supplier,
    isLayout: field.isLayout,
    checked: count(field.checked),
    confidence: confidence === null ? null : share(confidence / 1_000),
    passing: share(field.passingShare),
    wrong: passing > 0 ? count(field.wrong) : "–",
    bound: confidence === null ? "–" : share(field.bound),
    wanted: wanted > 0 ? count(wanted) : "–",
    passingAfter: share(field.passingAfter),
  };
}

const shownShare = (figure: number, culture: string) =>
  `${shownValue(tidy((figure * 100).toFixed(2)), "number", culture)}${percentSign(culture)}`;

/** How a budget stands, and what blind checks found of it, with figures as its reader writes them. */
export type ShownState = ReturnType<typeof shownState>;

type Explored = Awaited<ReturnType<typeof exploreErrorBudget>>;

/** The word for how a budget stands, the fields that it was taken back for, what chance decided and what blind checks found. */
export function shownState(
  { model, kept, draws, measured }: Pick<Explored, "model" | "kept" | "draws" | "measured">,
  { language, culture }: Pick<Writing, "language" | "culture">,
) {
  const acts = actingFields(model.passing ?? nothingSkipsReview).length > 0;
  const word = !kept ? "none" : kept.state === "withdrawn" ? "withdrawn" : acts ? "acting" : "gathering";
  const over = kept?.reason?.split(" ") ?? [];
  const count = (state: string) => shownCount(draws[state] ?? 0, language);
  return {
    allowed: kept && { count: kept.errors, values: shownCount(kept.values, language) },
    word: word as "none" | "withdrawn" | "acting" | "gathering",
    fields: model.fields
      .filter(({ key }) => over.includes(key))
      .map((field) => fieldOfModel(model.baseModelId, field))
      .map(({ name, labelKey }) => ({ name, labelKey })),
    draws: kept && {
      left: count("left"),
      drawn: count("drawn"),
      checked: count("checked"),
      seen: count("seen"),
    },
    measured: measured.map(({ field: key, name, labelKey, checked, wrong, bound }) => ({
      key,
      name,
      labelKey,
      checked: shownCount(checked, language),
      wrong: shownCount(wrong, language),
      bound: shownShare(bound, culture),
    })),
  };
}

const tidy = (decimals: string) => decimals.replace(/\.?0+$/, "");
