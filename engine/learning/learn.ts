import type { VendorMemory } from "../stages/memory/vendor-memory";
import { type CheckedDocument, correctionSampleOf } from "./correction-sample-of";
import { memoryOf } from "./memory-of";

/** Older samples are dropped: layouts change, and a memory must stay quick to read. */
const mostSamples = 8;

/**
 * The memory after a checked document: a new one when there was none, with `id` then. A document taught before is taught
 * anew in its place. Deterministic: the same samples give the same memory.
 */
export function learn(memory: VendorMemory | null, document: CheckedDocument, id: string): VendorMemory {
  const sample = correctionSampleOf(document);
  const before = memory?.samples ?? [];
  const isKnown = before.some(({ documentId }) => documentId === sample.documentId);
  const samples = isKnown
    ? before.map((other) => (other.documentId === sample.documentId ? sample : other))
    : [...before, sample];
  return memoryOf(memory?.id ?? id, (memory?.revision ?? 0) + 1, samples.slice(-mostSamples));
}
