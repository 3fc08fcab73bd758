import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { DialogCard } from "../dialog/dialog-card";
import { QuestionPage } from "../dialog/question-page";
import { LinkButton } from "../form/link-button";
import type { ShownPublication } from "./shown-training";

type Props = {
  base: string;
  inForce: ShownPublication | null;
  /** What would be in force again; null: the shipped weights. */
  before: ShownPublication | null;
  cancelTo: string;
  problems: readonly FormProblem[] | undefined;
};

/** Asks whether published weights are to be taken back, and says what is in force then. */
export function TakeBackQuestion({ base, inForce, before, cancelTo, problems }: Props) {
  const { t } = useTranslation();
  if (!inForce)
    return (
      <DialogCard icon="question" title={t("training.ask-take-back", { base })}>
        <p>{t("training.nothing-published")}</p>
        <p>
          <LinkButton to={cancelTo}>{t("dialog.ok")}</LinkButton>
        </p>
      </DialogCard>
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
