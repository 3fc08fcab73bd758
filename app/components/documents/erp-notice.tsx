import type { ErpSendingDetails } from "~/domain/erp/erp-sending";
import { useTranslation } from "~/locales/use-translation";
import { Button } from "../form/button";
import { Notice } from "../form/notice";
import { StayFresh } from "../shell/stay-fresh";

/** A sending as the document's page shows it; times are written out. */
export type ShownSending = Pick<
  ErpSendingDetails,
  | "kind"
  | "state"
  | "attempts"
  | "problem"
  | "detail"
  | "number"
  | "link"
  | "posted"
  | "ourTotal"
  | "theirTotal"
> & { next: string | null; done: string | null };

type Props = { sending: ShownSending | null; maySend: boolean; repeats: boolean };

/** What became of sending the document to the ERP system, the way to it there, and another try. */
export function ErpNotice({ sending, maySend, repeats }: Props) {
  const { t } = useTranslation();
  if (!sending) return null;
  const { state, problem, link, attempts } = sending;
  const kind = t(`erp.kind.${sending.kind}`);
  return (
    <Notice kind={problem ? "problem" : state === "sent" ? "success" : "info"}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="min-w-0 break-words">{sentenceOf(t, kind, sending)}</span>
        {state === "waiting" && attempts === 0 && <StayFresh refreshTo="?watch=1" repeats={repeats} />}
        {link && (
          <a className="link" href={link} rel="noreferrer">
            {t("erp.open", { kind })}
          </a>
        )}
        {maySend && (state !== "waiting" || problem) && (
          <form method="post">
            <Button kind="secondary" name="intent" value="erp">
              {t("erp.again")}
            </Button>
          </form>
        )}
      </div>
    </Notice>
  );
}

function sentenceOf(
  t: (key: string, values?: Record<string, unknown>) => string,
  kind: string,
  {
    kind: system,
    state,
    attempts,
    problem,
    detail,
    number,
    posted,
    ourTotal,
    theirTotal,
    next,
    done,
  }: ShownSending,
): string {
  const why = problem ? t(problem, { detail: detail ?? "", ours: ourTotal, theirs: theirTotal }) : "";
  if (state === "refused") return t("erp.state.refused", { kind, why });
  if (state === "waiting" && problem) return t("erp.state.retry", { kind, why, at: next });
  if (state === "waiting")
    return t(next && attempts === 0 ? "erp.state.at" : "erp.state.waiting", { kind, at: next });
  const how = posted ? "posted" : system === "business-central" ? "draft" : "pending";
  return `${t(`erp.state.${how}`, { kind, at: done, number })} ${why}`.trim();
}
