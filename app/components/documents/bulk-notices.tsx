import { useTranslation } from "react-i18next";
import type { BulkProgress } from "~/domain/documents/bulk-action";
import { Notice } from "../form/notice";
import { StayFresh } from "../shell/stay-fresh";

/** What came of an action on ticked documents. */
export type BulkOutcome = { intent: string; done: number; conflicts: number; problem: string | null };

type Props = {
  outcome: BulkOutcome | null;
  running: readonly BulkProgress[];
  refreshTo: string;
  repeats: boolean;
};

/** What came of the last action, and how far those on whole lists are. */
export function BulkNotices({ outcome, running, ...refresh }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {outcome?.problem && <Notice kind="problem">{t(outcome.problem)}</Notice>}
      {outcome && !outcome.problem && (
        <Notice kind={outcome.done > 0 ? "success" : "problem"}>
          {t(`list.done.${outcome.intent}`, { count: outcome.done })}
          {outcome.conflicts > 0 && ` ${t("list.conflicts", { count: outcome.conflicts })}`}
        </Notice>
      )}
      {running.map(({ id, action, total, done, conflicts, status }) => (
        <Notice key={id} kind="info">
          {t(status === "running" ? "list.progress" : "list.progress-done", {
            action: t(`list.action.${action}`),
            ...{ done, of: total },
          })}
          {conflicts > 0 && ` ${t("list.conflicts", { count: conflicts })}`}
        </Notice>
      ))}
      {running.some(({ status }) => status === "running") && (
        <p>
          <StayFresh {...refresh} />
        </p>
      )}
    </>
  );
}
