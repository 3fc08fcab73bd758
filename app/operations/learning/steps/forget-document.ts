import { forget } from "@fieldwise/engine";
import { memoryKeys } from "@fieldwise/engine/memory";
import type { Statement } from "~/data/commit";
import {
  deleteMemory,
  deleteMemorySource,
  findEarlierSample,
  findMemoryTaughtBy,
  guardMemory,
  putMemory,
} from "~/data/shard/vendor-memories";
import type { RunContext } from "../../processing/processing-context";

/**
 * Statements that remove what a document taught from its memory, which is then as if the document had never existed; a
 * memory without other samples is deleted. They fail when someone teaches the memory meanwhile.
 */
export async function forgetDocument({ shard, now }: RunContext, documentId: string): Promise<Statement[]> {
  const taught = await findMemoryTaughtBy(shard, documentId);
  if (!taught) return [];
  const { memory, modelId } = taught;
  const guard = guardMemory(shard, memory.id, memory.revision);
  const kept = memory.samples.map((sample) => sample.documentId);
  const left = forget(memory, documentId, await findEarlierSample(shard, memory.id, kept));
  if (!left) return [guard, deleteMemory(shard, memory.id)];
  const owner = { modelId };
  return [
    guard,
    deleteMemorySource(shard, documentId),
    ...putMemory(shard, owner, left, { keys: memoryKeys(left), at: now() }),
  ];
}
