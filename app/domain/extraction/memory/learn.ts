import { type CheckedDocument, lessonOf } from "./lesson-of";
import type { Lesson, VendorMemory } from "./vendor-memory";

/** Older lessons give way: layouts change, and a memory must stay quick to read. */
export const mostLessons = 8;

/**
 * The memory after a checked document: a new one when there was none, with `id` then. A document taught before is taught
 * anew in its place. Deterministic: the same lessons give the same memory.
 */
export function learn(memory: VendorMemory | null, document: CheckedDocument, id: string): VendorMemory {
  return withLesson(memory ?? { format: 1, id, revision: 0, closed: false, lessons: [] }, lessonOf(document));
}

function withLesson(memory: VendorMemory, lesson: Lesson): VendorMemory {
  const known = memory.lessons.some(({ documentId }) => documentId === lesson.documentId);
  const lessons = known
    ? memory.lessons.map((other) => (other.documentId === lesson.documentId ? lesson : other))
    : [...memory.lessons, lesson];
  return { ...memory, revision: memory.revision + 1, lessons: lessons.slice(-mostLessons) };
}
