import type { VendorMemory } from "../stages/memory/vendor-memory";
import { memoryOf } from "./memory-of";

/** The memory as if the document had never taught it anything; null when nothing else did. */
export function forget(memory: VendorMemory, documentId: string): VendorMemory | null {
  const lessons = memory.lessons.filter((sample) => sample.documentId !== documentId);
  if (lessons.length === 0) return null;
  if (lessons.length === memory.lessons.length) return memory;
  return memoryOf(memory.id, memory.revision + 1, lessons);
}
