import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ProcessingRequest } from "~/operations/ports";
import { wakeWebhooks } from "~/operations/webhooks/wake";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeProcessingContext } from "~/platform/processing-contexts";
import { openWebhookQueue } from "~/platform/webhooks/webhook-queue";
import { documentReader } from "./document-reader";
import { processDocument } from "./process-document";

/** One instance takes one document through one attempt. */
export class DocumentWorkflow extends WorkflowEntrypoint<ExtractionBindings, ProcessingRequest> {
  override async run(event: Readonly<WorkflowEvent<ProcessingRequest>>, step: WorkflowStep): Promise<void> {
    const { tenantId, documentId, attempt } = event.payload;
    const context = await makeProcessingContext(this.env, tenantId, documentReader);
    if (!context) return;
    await processDocument(context, { documentId, attempt }, step);
    await wakeWebhooks({ ...context, webhookQueue: openWebhookQueue(this.env.WEBHOOK_QUEUE) }, {});
  }
}
