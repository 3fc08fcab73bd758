import { intakeMessage } from "~/domain/processing/intake-messages";
import { pageMessage } from "~/domain/processing/processing-messages";
import { failDocument } from "~/operations/processing/fail";
import { failPage } from "~/operations/processing/fail-page";
import type { ExtractionBindings } from "~/platform/bindings";
import { wakeRun } from "~/platform/document-runs";
import { eachMessage } from "~/platform/each-message";
import { log } from "~/platform/log";
import { makeRunContext } from "~/platform/processing-contexts";

const problem = "problem.internal";

/** Ends the documents whose start failed again and again. Documents that could not be scored again keep their answers. */
export const buryDocuments = (batch: MessageBatch, bindings: ExtractionBindings): Promise<void> =>
  eachMessage(batch, intakeMessage, log, async (request) => {
    if (!("attempt" in request)) return;
    const context = await makeRunContext(bindings, request.tenantId, "dead-letters");
    const { documentId, attempt } = request;
    if (context) await failDocument(context, { documentId, attempt, problem });
  });

/** Gives up pages whose recognition failed again and again; the rest of the document continues. */
export const buryPages = (batch: MessageBatch, bindings: ExtractionBindings): Promise<void> =>
  eachMessage(batch, pageMessage, log, async ({ tenantId, ...page }) => {
    const context = await makeRunContext(bindings, tenantId, "dead-letters");
    // A first page that cannot be recognised keeps its run waiting no longer than any other lost page.
    if (!context || "waitingFileId" in page) return;
    const { allDone } = await failPage(context, { ...page, problem });
    if (allDone) await wakeRun(bindings.DOCUMENT_WORKFLOW, page);
  });
