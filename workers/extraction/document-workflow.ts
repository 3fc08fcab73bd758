import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { ProcessingRequest, ReadingRequest } from "~/operations/ports";
import { takeNext } from "~/operations/processing/take-next";
import { wakeWebhooks } from "~/operations/webhooks/wake";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeProcessingContext } from "~/platform/processing-contexts";
import { openWebhookQueue } from "~/platform/webhooks/webhook-queue";
import { chooseForFile } from "./choose-for-file";
import { documentReader } from "./document-reader";
import { processDocument } from "./process-document";

type Request = ProcessingRequest | ReadingRequest;

/** One instance takes one document through one attempt, or chooses the model of one file. */
export class DocumentWorkflow extends WorkflowEntrypoint<ExtractionBindings, Request> {
  override async run(event: Readonly<WorkflowEvent<Request>>, step: WorkflowStep): Promise<void> {
    const { tenantId, ...run } = event.payload;
    const context = await makeProcessingContext(this.env, tenantId, documentReader);
    if (!context) return;
    if ("waitingFileId" in run) return chooseForFile(context, run, step);
    await processDocument(context, run, step);
    // Not a step of the run: the minute's sweep does the same.
    await takeNext(context, {}).catch((error) =>
      context.log.error("processing.none-taken", error, { tenantId }),
    );
    await wakeWebhooks({ ...context, webhookQueue: openWebhookQueue(this.env.WEBHOOK_QUEUE) }, {});
  }
}
