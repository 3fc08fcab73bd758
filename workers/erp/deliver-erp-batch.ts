import { erpMessage } from "~/domain/erp/erp-inputs";
import { deliverToErp } from "~/operations/erp/deliver";
import type { WebBindings } from "~/platform/bindings";
import { erpSystemsOf } from "~/platform/erp/open-erp-systems";
import { log } from "~/platform/log";
import { makeRunContext } from "~/platform/processing-contexts";

/**
 * Sends the documents of the batch to their ERP systems, one after another: an application may have few requests open.
 * How often a document is tried is stored with it and not counted by the queue, which only wakes.
 */
export async function deliverErpBatch(batch: MessageBatch, bindings: WebBindings): Promise<void> {
  const erp = erpSystemsOf(bindings);
  for (const message of batch.messages) {
    const request = erpMessage.safeParse(message.body);
    if (!request.success) log.error("queue.not-understood", request.error, { queue: batch.queue });
    else {
      const { tenantId, documentId } = request.data;
      const context = await makeRunContext(bindings, tenantId, "erp");
      if (context) await deliverToErp({ ...context, erp }, { documentId });
    }
    message.ack();
  }
}
