import type { ErpSendingDetails } from "~/domain/erp/erp-sending";

/** A sending as pages show it; times are written out. */
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

/** The outcome of a sending, in a sentence or two. */
export function erpSentence(
  t: (key: string, values?: Record<string, unknown>) => string,
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
  const kind = t(`erp.kind.${system}`);
  const why = problem ? t(problem, { detail: detail ?? "", ours: ourTotal, theirs: theirTotal }) : "";
  if (state === "refused") return t("erp.state.refused", { kind, why });
  if (state === "waiting" && problem) return t("erp.state.retry", { kind, why, at: next });
  if (state === "waiting")
    return t(next && attempts === 0 ? "erp.state.at" : "erp.state.waiting", { kind, at: next });
  const how = posted ? "posted" : system === "business-central" ? "draft" : "pending";
  return `${t(`erp.state.${how}`, { kind, at: done, number })} ${why}`.trim();
}
