import type { VendorMemory } from "../stages/memory/vendor-memory";
import { type CheckedDocument, lessonOf } from "./lesson-of";
import { memoryOf } from "./memory-of";

/** Older lessons give way: layouts change, and a memory must stay quick to read. */
const mostLessons = 8;

/**
 * The memory after a checked document: a new one when there was none, with `id` then. A document taught before is taught
 * anew in its place. Deterministic: the same lessons give the same memory.
 */
export function learn(memory: VendorMemory | null, document: CheckedDocument, id: string): VendorMemory {
  const lesson = lessonOf(document);
  const before = memory?.lessons ?? [];
  const isKnown = before.some(({ documentId }) => documentId === lesson.documentId);
  const lessons = isKnown
    ? before.map((other) => (other.documentId === lesson.documentId ? lesson : other))
    : [...before, lesson];
  return memoryOf(memory?.id ?? id, (memory?.revision ?? 0) + 1, lessons.slice(-mostLessons));
}
