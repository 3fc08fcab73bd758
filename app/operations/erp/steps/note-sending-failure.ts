import { commit } from "~/data/commit";
import { type FoundSending, noteSending } from "~/data/shard/erp-sendings";
import { pauseErp } from "~/data/shard/erp-settings";
import { insertShardAuditIfChanged } from "~/data/shard/shard-audit";
import { ErpProblem } from "~/domain/erp/erp-problem";
import { maxSendingAttempts, type SendingState, sendingDelay } from "~/domain/erp/erp-sending";
import { AppError } from "~/domain/errors/app-error";
import { auditOf } from "../../audit-of";
import type { ErpDeliveryContext } from "../erp-ports";

/** How long an ERP system that has too much to do is left alone, in seconds, when it does not say. */
const pause = 60;

/**
 * Records why a run failed: it waits for the next one where that may help, else it ends as refused, with an audit row.
 */
export async function noteSendingFailure(
  context: ErpDeliveryContext,
  { sending, document, model }: FoundSending,
  error: unknown,
): Promise<{ state: SendingState }> {
  const { shard } = context;
  const { attempts } = sending;
  const { problem, detail, retry } = reasonOf(error);
  context.log.warn("erp.failed", { documentId: document.id, attempts, problem, error });
  const at = context.now();
  if (retry && attempts < maxSendingAttempts) {
    const nextAt = new Date(at.getTime() + sendingDelay(attempts, retry.after));
    await noteSending(shard, sending, { problem, detail, nextAt });
    if (retry.slowDown)
      await pauseErp(shard, model.id, new Date(at.getTime() + (retry.after ?? pause) * 1_000));
    return { state: "waiting" };
  }
  await commit(shard, [
    noteSending(shard, sending, { state: "refused", problem, detail, doneAt: at }),
    insertShardAuditIfChanged(shard, auditOf(context, "erp.refuse", document.id, { problem, attempts })),
  ]);
  return { state: "refused" };
}

function reasonOf(error: unknown) {
  if (error instanceof ErpProblem)
    return { problem: error.messageKey, detail: error.detail, retry: error.retry };
  if (error instanceof AppError) return { problem: error.messageKey, detail: null, retry: null };
  return { problem: "erp.problem.internal", detail: null, retry: { after: null, slowDown: false } };
}
