import { intakeMessage } from "~/domain/processing/intake-messages";
import { pageMessage } from "~/domain/processing/processing-messages";
import { failDocument } from "~/operations/processing/fail";
import { failPage } from "~/operations/processing/fail-page";
import { takeNext } from "~/operations/processing/take-next";
import type { ExtractionBindings } from "~/platform/bindings";
import { wakeRun } from "~/platform/document-runs";
import { eachMessage } from "~/platform/each-message";
import { log } from "~/platform/log";
import { makeRunContext } from "~/platform/processing-contexts";
import { openPageQueue, openProcessingQueue } from "~/platform/queues";

const problem = "problem.internal";

/**
 * Ends the documents whose start failed again and again, and brings on the next ones as every end does: they may be well.
 * Documents that could not be scored again keep their answers.
 */
export const failDeadLetteredDocuments = (batch: MessageBatch, bindings: ExtractionBindings): Promise<void> =>
  eachMessage(batch, intakeMessage, log, async (request) => {
    if (!("attempt" in request)) return;
    const context = await makeRunContext(bindings, request.tenantId, "dead-letters");
    if (!context) return;
    const { documentId, attempt } = request;
    await failDocument(context, { documentId, attempt, problem });
    await takeNext({ ...context, processing: openProcessingQueue(bindings.INTAKE_QUEUE) }, {});
  });

/** Gives up pages whose recognition failed again and again; the rest of the document continues. */
export const failDeadLetteredPages = (batch: MessageBatch, bindings: ExtractionBindings): Promise<void> =>
  eachMessage(batch, pageMessage, log, async ({ tenantId, ...page }) => {
    const context = await makeRunContext(bindings, tenantId, "dead-letters");
    // A first page that cannot be recognised keeps its run waiting no longer than any other lost page.
    if (!context || "waitingFileId" in page) return;
    const { allDone } = await failPage(
      { ...context, pages: openPageQueue(bindings.PAGES_QUEUE) },
      { ...page, problem },
    );
    if (allDone) await wakeRun(bindings.DOCUMENT_WORKFLOW, page);
  });
