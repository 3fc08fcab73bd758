import type { JobRequest, Log, ProcessingQueue } from "../../ports";

/** Puts jobs on the queue. When that fails their rows stay unfinished and the sweeper asks again. */
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
