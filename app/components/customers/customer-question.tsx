import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { OutcomePage } from "../dialog/outcome-page";
import { QuestionPage } from "../dialog/question-page";

type Props = {
  action: "suspend" | "resume";
  name: string;
  done: boolean;
  problems: readonly FormProblem[] | undefined;
};

/** Asks whether a customer is to be suspended or resumed, and shows the outcome. */
export function CustomerQuestion({ action, name, done, problems }: Props) {
  const { t } = useTranslation();
  if (done) return <OutcomePage message={t(`customers.${action}-done`, { name })} okTo="/customers" />;
  return (
    <QuestionPage
      icon="user"
      title={t(`customers.${action}-title`, { name })}
      cancelTo="/customers"
      problems={problems}
    >
      <p>{t(`customers.${action}-what`)}</p>
    </QuestionPage>
  );
}
