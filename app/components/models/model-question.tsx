import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { OutcomePage } from "../dialog/outcome-page";
import { QuestionPage } from "../dialog/question-page";

type Props = {
  action: "archive" | "restore";
  name: string;
  done: boolean;
  problems: readonly FormProblem[] | undefined;
};

const list = "/aimodels/aimodels-list";

/** Asks whether a model is to be archived or restored, and shows the outcome. */
export function ModelQuestion({ action, name, done, problems }: Props) {
  const { t } = useTranslation();
  if (done) return <OutcomePage message={t(`models.done.${action}`)} okTo={list} />;
  return (
    <QuestionPage
      title={t(`models.ask.${action}`, { name })}
      yes={t(`models.${action}`)}
      cancelTo={list}
      problems={problems}
    >
      <p className="max-w-prose">{t(`models.ask.${action}-what`)}</p>
    </QuestionPage>
  );
}
