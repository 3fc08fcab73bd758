import type { ReleaseQueue, ReleaseRequest } from "~/operations/documents/release-ports";

const batchSize = 100;

export const openReleaseQueue = (queue: Queue<unknown>): ReleaseQueue => ({
  async send(requests: ReleaseRequest[]) {
    for (let start = 0; start < requests.length; start += batchSize)
      await queue.sendBatch(
        requests.slice(start, start + batchSize).map((body) => ({ body, contentType: "json" as const })),
      );
  },
});
