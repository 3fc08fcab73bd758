import { trackRecord } from "./track-record";
import type { VendorMemory } from "./vendor-memory";

/** The latest lessons that are looked at, and the share of fields they must have foretold wrongly. */
const latest = 3;
const mostlyWrong = 0.6;

/**
 * Closes a memory whose last lessons keep contradicting each other: the layout has changed, and the next document opens
 * a memory of its own. A closed one is kept, so that earlier answers can be replayed.
 */
export function closeIfWrong(memory: VendorMemory): VendorMemory {
  if (memory.lessons.length < latest) return memory;
  const record = Object.values(trackRecord({ ...memory, lessons: memory.lessons.slice(-latest) }));
  const right = record.reduce((sum, field) => sum + field.right, 0);
  const wrong = record.reduce((sum, field) => sum + field.wrong, 0);
  return wrong + right >= 6 && wrong > mostlyWrong * (right + wrong) ? { ...memory, closed: true } : memory;
}
