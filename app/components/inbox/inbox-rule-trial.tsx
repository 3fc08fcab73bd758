import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

type Props = {
  winner: { kind: string; value: string } | null;
  /** The name of the model that the example would go to. */
  model: string;
  isDraft: boolean;
  /** The example fits the rule that is tried, though an earlier one may decide. */
  meets: boolean | null;
  tried: number;
  waiting: readonly string[];
};

/** What became of the example, and which of the files that wait meet the rule. */
export function InboxRuleTrial({ winner, model, isDraft, meets, tried, waiting }: Props) {
  const { t } = useTranslation();
  const rule = winner && t(`intake.inbox-rules.said.${winner.kind}`, { value: winner.value });
  const fits = t(`intake.inbox-rules.trial.${meets ? "fits" : "not"}`);
  return (
    <Notice kind={isDraft ? "success" : "info"}>
      <p>
        {isDraft
          ? t("intake.inbox-rules.trial.this", { model })
          : `${fits} ${rule ? t("intake.inbox-rules.trial.other", { rule, model }) : t("intake.inbox-rules.trial.none")}`}
      </p>
      {tried > 0 && (
        <p className="wrap-anywhere">
          {t("intake.inbox-rules.trial.waiting", {
            count: tried,
            files: waiting.join(", ") || t("intake.inbox-rules.trial.no-file"),
          })}
        </p>
      )}
    </Notice>
  );
}
