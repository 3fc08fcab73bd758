import { type ThresholdMeaning, thresholdMeaning } from "~/domain/models/threshold-meaning";
import type { Translate } from "~/locales/translate";
import { useTranslation } from "~/locales/use-translation";
import type { FormCounts } from "./form-counts";

/** The sum of the ticked fields, and what the threshold requires of a document, in words. */
export function ThresholdExplanation({ fields, threshold }: FormCounts) {
  const { t } = useTranslation();
  const meaning = thresholdMeaning(fields, threshold);
  return (
    <output aria-live="polite" className="grid gap-1">
      <span className="font-medium text-ink">{t("models.reachable", { score: meaning.reached })}</span>
      {threshold > 0 && <span>{wordsOf(t, meaning)}</span>}
    </output>
  );
}

function wordsOf(t: Translate, meaning: ThresholdMeaning): string {
  if (meaning.spare < 0) return t("models.meaning.out-of-reach", { ...meaning, spare: -meaning.spare });
  if (meaning.spare === 0) return t("models.meaning.all");
  if (meaning.more === 0) return t("models.meaning.required-enough", meaning);
  return t("models.meaning.more", meaning);
}
