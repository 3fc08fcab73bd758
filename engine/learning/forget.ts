import type { CorrectionSample, VendorMemory } from "../stages/memory/vendor-memory";
import { memoryOf } from "./memory-of";

/**
 * The memory as if the document had never taught it anything; null when nothing else did. `earlier` is the latest of the samples that
 * had given way to those in the memory, null without any: it would still be there.
 */
export function forget(
  memory: VendorMemory,
  documentId: string,
  earlier: CorrectionSample | null,
): VendorMemory | null {
  const left = memory.samples.filter((sample) => sample.documentId !== documentId);
  if (left.length === memory.samples.length) return memory;
  const samples = [...(earlier ? [earlier] : []), ...left];
  if (samples.length === 0) return null;
  return memoryOf(memory.id, memory.revision + 1, samples);
}
