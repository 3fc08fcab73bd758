import type { FormProblem } from "~/domain/errors/form-problem";
import { useTranslation } from "~/locales/use-translation";
import { QuestionPage } from "../dialog/question-page";
import { NotApplicable } from "./not-applicable";

type Offer = { id: string; name: string; number: number; documentCount: number };
type Props = {
  base: string;
  offers: readonly Offer[];
  cancelTo: string;
  problems: readonly FormProblem[] | undefined;
};

/** Asks whether a version is to be published as the weights of a base model. Without a version in use there is none to choose. */
export function PublishQuestion({ base, offers, cancelTo, problems }: Props) {
  const { t } = useTranslation();
  if (offers.length === 0)
    return (
      <NotApplicable
        title={t("training.ask-publish", { base })}
        why={t("training.nothing-to-publish")}
        backTo={cancelTo}
      />
    );
  return (
    <QuestionPage
      title={t("training.ask-publish", { base })}
      yes={t("training.publish")}
      cancelTo={cancelTo}
      problems={problems}
    >
      <fieldset className="grid gap-2">
        <legend className="font-semibold">{t("training.version")}</legend>
        {offers.map(({ id, name, number, documentCount }, index) => (
          <label key={id} className="flex items-center gap-2">
            <input
              type="radio"
              name="versionId"
              value={id}
              defaultChecked={index === 0}
              className="size-5 shrink-0"
            />
            {t("training.offer", { name, number, documents: documentCount })}
          </label>
        ))}
      </fieldset>
      <p>{t("training.what-publish")}</p>
    </QuestionPage>
  );
}
