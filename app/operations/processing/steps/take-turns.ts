import { dequeueDocuments } from "~/data/shard/document-queue";
import type { TenantShard } from "~/data/shard/tenant-shard";
import type { Log, ProcessingQueue } from "../../ports";
import { requestProcessing } from "./request-processing";

/**
 * Puts the tenant's next documents in line on the queue, as many as its share has room for. Returns how many. One that
 * is cut off between the row and the queue is found by the sweeper, like any other that does not move.
 */
export async function takeTurnsOf(
  context: { processing: ProcessingQueue; log: Log; now(): Date },
  shard: TenantShard,
): Promise<number> {
  const taken = await dequeueDocuments(shard, context.now());
  if (taken.length > 0) await requestProcessing(context, taken);
  return taken.length;
}
