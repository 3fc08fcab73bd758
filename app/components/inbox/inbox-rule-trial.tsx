import { useTranslation } from "~/locales/use-translation";
import { Notice } from "../form/notice";

type Props = {
  winner: { kind: string; value: string } | null;
  /** The name of the model that the example would go to. */
  model: string;
  isDraft: boolean;
  tried: number;
  waiting: readonly string[];
};

/** What became of the example, and which of the files that wait meet the rule. */
export function InboxRuleTrial({ winner, model, isDraft, tried, waiting }: Props) {
  const { t } = useTranslation();
  const rule = winner && t(`intake.inbox-rules.said.${winner.kind}`, { value: winner.value });
  return (
    <Notice kind={isDraft ? "success" : "info"}>
      <p>
        {isDraft
          ? t("intake.inbox-rules.trial.this", { model })
          : `${t("intake.inbox-rules.trial.not")} ${rule ? t("intake.inbox-rules.trial.other", { rule, model }) : t("intake.inbox-rules.trial.none")}`}
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
