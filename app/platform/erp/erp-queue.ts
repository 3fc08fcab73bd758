import type { ErpQueue, ErpRequest } from "~/operations/erp/erp-ports";

const batchSize = 100;

export const openErpQueue = (queue: Queue<unknown>): ErpQueue => ({
  async send(requests: ErpRequest[]) {
    for (let start = 0; start < requests.length; start += batchSize)
      await queue.sendBatch(
        requests.slice(start, start + batchSize).map((body) => ({ body, contentType: "json" as const })),
      );
  },
});
