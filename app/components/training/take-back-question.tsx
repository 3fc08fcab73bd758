import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { QuestionPage } from "../dialog/question-page";
import { NotApplicable } from "./not-applicable";
import type { ShownPublication } from "./shown-training";

type Props = {
  base: string;
  inForce: ShownPublication | null;
  /** What would be published again; null: the shipped weights. */
  before: ShownPublication | null;
  cancelTo: string;
  problems: readonly FormProblem[] | undefined;
};

/** Asks whether published weights are to be unpublished, and says what replaces them. */
export function TakeBackQuestion({ base, inForce, before, cancelTo, problems }: Props) {
  const { t } = useTranslation();
  if (!inForce)
    return (
      <NotApplicable
        title={t("training.ask-take-back", { base })}
        why={t("training.nothing-published")}
        backTo={cancelTo}
      />
    );
  return (
    <QuestionPage
      title={t("training.ask-take-back", { base })}
      yes={t("training.take-back")}
      cancelTo={cancelTo}
      problems={problems}
    >
      <input type="hidden" name="number" value={inForce.number} />
      <p>{t("training.in-force", inForce)}</p>
      <p>
        {before ? t("training.back-to-published", before) : t("training.back-to-shipped")}{" "}
        {t("training.what-take-back")}
      </p>
    </QuestionPage>
  );
}
