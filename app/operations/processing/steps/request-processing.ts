import type { Log, ProcessingQueue, ProcessingRequest } from "../../ports";

/** Puts documents on the queue. When that fails the rows stay unfinished and the sweeper sends them again. */
export async function requestProcessing(
  context: { processing: ProcessingQueue; log: Log },
  requests: ProcessingRequest[],
): Promise<void> {
  try {
    await context.processing.send(requests);
  } catch (error) {
    context.log.error("processing.not-queued", error, {
      documents: requests.map((request) => request.documentId),
    });
  }
}
