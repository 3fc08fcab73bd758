import type { PageQueue, PageRequest, ProcessingQueue, ProcessingRequest } from "~/operations/ports";

/** The most messages one batch may hold. */
const batchSize = 100;

export const openProcessingQueue = (queue: Queue<unknown>): ProcessingQueue => ({
  send: (requests: ProcessingRequest[]) => sendAll(queue, requests),
  rescore: (requests) => sendAll(queue, requests),
  work: (requests) => sendAll(queue, requests),
  choose: (requests) => sendAll(queue, requests),
});

export const openPageQueue = (queue: Queue<unknown>): PageQueue => ({
  send: (requests: PageRequest[]) => sendAll(queue, requests),
  sendFirst: (request) => sendAll(queue, [request]),
});

async function sendAll(queue: Queue<unknown>, bodies: unknown[]): Promise<void> {
  for (let start = 0; start < bodies.length; start += batchSize)
    await queue.sendBatch(
      bodies.slice(start, start + batchSize).map((body) => ({ body, contentType: "json" as const })),
    );
}
