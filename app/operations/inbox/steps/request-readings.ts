import type { Log, ProcessingQueue, ReadingRequest } from "../../ports";

/** Has the first pages of files read. When that fails the rows stay unread and the sweep sends them again. */
export async function requestReadings(
  context: { processing: ProcessingQueue; log: Log },
  requests: ReadingRequest[],
): Promise<void> {
  try {
    await context.processing.choose(requests);
  } catch (error) {
    context.log.error("inbox.not-queued", error, {
      files: requests.map(({ waitingFileId }) => waitingFileId),
    });
  }
}
