import type { FolderQueue, FolderRequest } from "~/operations/folders/folder-ports";

const batchSize = 100;

export const openFolderQueue = (queue: Queue<unknown>): FolderQueue => ({
  async send(requests: FolderRequest[]) {
    for (let start = 0; start < requests.length; start += batchSize)
      await queue.sendBatch(
        requests.slice(start, start + batchSize).map((body) => ({ body, contentType: "json" as const })),
      );
  },
});
