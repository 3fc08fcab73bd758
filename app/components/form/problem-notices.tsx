import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { Notice } from "./notice";

/** Why an action was refused, a notice for each problem; nothing if it was not. */
export function ProblemNotices({ problems }: { problems: readonly FormProblem[] | undefined }) {
  const { t } = useTranslation();
  return problems?.map(({ field, messageKey, values }) => (
    <Notice key={`${field} ${messageKey}`} kind="problem">
      {t(messageKey, values)}
    </Notice>
  ));
}
