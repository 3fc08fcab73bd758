import type { Log, ProcessingQueue, ProcessingRequest } from "../../ports";

/** Queues documents whose turn it is. When that fails their rows stay unfinished and the sweeper queues them again. */
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
