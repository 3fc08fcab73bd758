import type { BulkProgress } from "~/domain/documents/bulk-action";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { AutoRefresh } from "../shell/auto-refresh";

/** The outcome of an action on selected documents. */
export type BulkOutcome = {
  intent: string;
  done: number;
  conflicts: number;
  problem: string | null;
  /** The key by which approvals that were given together can be undone. */
  approvalId: string | null;
};

type Undo = { action: string; query: string };

type Props = {
  /** Where approvals are undone, and the list to return to; null when the person may not. */
  undo: Undo | null;
  outcome: BulkOutcome | null;
  running: readonly BulkProgress[];
  refreshTo: string;
  repeats: boolean;
};

const progressTexts: Record<BulkProgress["status"], string> = {
  running: "list.progress",
  done: "list.progress-done",
  error: "list.progress-stopped",
};

/** The outcome of the last action, and the progress of those on whole lists. */
export function BulkNotices({ outcome, running, undo, ...refresh }: Props) {
  const { t } = useTranslation();
  return (
    <>
      {outcome?.problem && <Notice kind="problem">{t(outcome.problem)}</Notice>}
      {outcome && !outcome.problem && (
        <Notice kind={outcome.done > 0 ? "success" : "problem"}>
          {t(`list.done.${outcome.intent}`, { count: outcome.done })}
          {outcome.conflicts > 0 && ` ${t("list.conflicts", { count: outcome.conflicts })}`}
          {undo && outcome.intent === "approve" && outcome.approvalId && outcome.done > 0 && (
            <UndoApproval {...undo} approvalId={outcome.approvalId} />
          )}
        </Notice>
      )}
      {running.map(({ id, action, total, done, conflicts, status }) => (
        <Notice key={id} kind={status === "error" ? "problem" : "info"}>
          {t(progressTexts[status], {
            action: t(`list.action.${action}`),
            done,
            of: total,
          })}
          {conflicts > 0 && ` ${t("list.conflicts", { count: conflicts })}`}
          {undo && action === "approve" && status === "done" && done > 0 && (
            <UndoApproval {...undo} approvalId={id} />
          )}
        </Notice>
      ))}
      {running.some(({ status }) => status === "running") && (
        <p>
          <AutoRefresh {...refresh} />
        </p>
      )}
    </>
  );
}

function UndoApproval({ action, query, approvalId }: Undo & { approvalId: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" action={action} className="mt-2 flex flex-wrap items-center gap-3">
      <input type="hidden" name="query" value={query} />
      <input type="hidden" name="approval" value={approvalId} />
      <Button kind="secondary" name="intent" value="take-back">
        {t("list.undo-approval")}
      </Button>
      <span className="text-sm text-muted">{t("list.undo-hint")}</span>
    </form>
  );
}
