import { putSending } from "~/data/shard/erp-sendings";
import type { DocumentOutcome } from "~/domain/documents/document-outcome";
import { isSettled } from "~/domain/documents/status";
import { sendToErpInput } from "~/domain/erp/erp-inputs";
import { defineOperation } from "../define-operation";
import { moveDocuments } from "../documents/steps/move-documents";
import { ofTenant } from "../of-tenant";
import type { ErpSendContext } from "./erp-ports";

/**
 * Asks for approved documents to be sent to their model's ERP system; returns the outcome of each. It is done by way of
 * the queue. One whose model has no ERP system, or that is on its way, is a conflict; one that was sent is looked after
 * again.
 */
export const sendToErp = defineOperation({
  name: "erp.send",
  permission: "TenantModel.ReleaseDocument",
  input: sendToErpInput,
  async run(context: ErpSendContext, { since, ...asked }): Promise<DocumentOutcome[]> {
    const { shard, actor } = context;
    const wanted = { actorId: actor.id, at: context.now(), since };
    const outcomes = await moveDocuments(context, asked, {
      operation: "erp.send",
      update: (document) => (isSettled(document.status) ? putSending(shard, document, wanted) : null),
      detail: ({ revision }) => ({ revision }),
    });
    await wake(
      context,
      outcomes.filter(({ outcome }) => outcome === "done").map(({ documentId }) => documentId),
    );
    return outcomes;
  },
});

/** When the queue does not take them, the sweep finds them. */
async function wake(context: ErpSendContext, documentIds: string[]): Promise<void> {
  if (documentIds.length === 0 || !context.erpQueue) return;
  try {
    await context.erpQueue.send(documentIds.map((documentId) => ofTenant(context, { documentId })));
  } catch (error) {
    context.log.error("erp.not-queued", error, ofTenant(context, { documents: documentIds.length }));
  }
}
