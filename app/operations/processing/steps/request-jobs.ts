import type { JobRequest, Log, ProcessingQueue } from "../../ports";

/** Queues jobs. When that fails their rows stay unfinished and the sweeper queues them again. */
export async function requestJobs(
  context: { processing: ProcessingQueue; log: Log },
  requests: JobRequest[],
): Promise<void> {
  try {
    await context.processing.work(requests);
  } catch (error) {
    context.log.error("jobs.not-queued", error, { requests });
  }
}
