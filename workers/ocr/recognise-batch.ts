import { AppError } from "~/domain/errors/app-error";
import { pageMessage } from "~/domain/processing/processing-messages";
import { recogniseFirstPage } from "~/operations/inbox/recognise";
import type { PageRecogniser } from "~/operations/ports";
import { recognisePage } from "~/operations/processing/recognise-page";
import type { OcrBindings } from "~/platform/bindings";
import { wakeRun } from "~/platform/document-runs";
import { eachMessage } from "~/platform/each-message";
import { log } from "~/platform/log";
import { makeRecognisingContext } from "~/platform/processing-contexts";

/** Recognises the page of every message of the pages queue, and wakes the run whose last page it was. */
export const recogniseBatch = (
  batch: MessageBatch,
  bindings: OcrBindings,
  recogniser: PageRecogniser,
): Promise<void> =>
  eachMessage(batch, pageMessage, log, async ({ tenantId, ...page }) => {
    const context = await makeRecognisingContext(bindings, tenantId, recogniser);
    if (!context) return;
    try {
      const { allDone } =
        "waitingFileId" in page
          ? await recogniseFirstPage(context, page)
          : await recognisePage(context, page);
      if (allDone) await wake(bindings, page);
    } catch (error) {
      // A document that was deleted meanwhile: nothing is left to do.
      if (!(error instanceof AppError && error.code === "not-found")) throw error;
    }
  });

/** The run counts its pages from time to time, so an event that cannot be sent costs time and nothing else. */
async function wake(bindings: OcrBindings, page: Parameters<typeof wakeRun>[1]): Promise<void> {
  try {
    await wakeRun(bindings.DOCUMENT_WORKFLOW, page);
  } catch (error) {
    log.info("processing.not-woken", { ...page, error });
  }
}
