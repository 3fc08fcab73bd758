import { continueBulkAction } from "~/operations/documents/continue-bulk";
import { continueEdits } from "~/operations/edits/continue";
import type { JobRequest } from "~/operations/ports";
import { unpackZip } from "~/operations/zip-files/unpack";
import type { ExtractionBindings } from "~/platform/bindings";
import { makeRunContext } from "~/platform/processing-contexts";
import { openProcessingQueue } from "~/platform/queues";
import { openReleaseQueue } from "~/platform/releases";

/** Unpacks a ZIP file, or takes the next turn of an action on a whole list or of an upload of values and asks for the one after it. */
export async function runNextJobStep(bindings: ExtractionBindings, request: JobRequest): Promise<void> {
  const run = await makeRunContext(bindings, request.tenantId, "jobs");
  if (!run) return;
  const processing = openProcessingQueue(bindings.INTAKE_QUEUE);
  const context = { ...run, processing };
  if ("zipFileId" in request) {
    await unpackZip(context, { zipFileId: request.zipFileId });
    return;
  }
  if ("editUploadId" in request) {
    const { ended } = await continueEdits(context, { editUploadId: request.editUploadId });
    if (!ended) await processing.work([request]);
    return;
  }
  const releases = openReleaseQueue(bindings.RELEASE_QUEUE);
  const { ended } = await continueBulkAction(
    { ...context, releases },
    { bulkActionId: request.bulkActionId },
  );
  if (!ended) await processing.work([request]);
}
