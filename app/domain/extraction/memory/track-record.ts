import { compact } from "../layout/fold";
import { align } from "./align";
import { anchorsOf, votesFor, wordIndexOf } from "./star-votes";
import type { Lesson, VendorMemory } from "./vendor-memory";

/** How often the lessons before would have put a field where (or made it what) the next lesson says. */
export type TrackRecord = { right: number; wrong: number };

const rightPlace = 0.45;

/** The record of every field, from each lesson to the next. A value that repeats is right wherever it stands. */
export function trackRecord({ lessons }: VendorMemory): Record<string, TrackRecord> {
  const record: Record<string, TrackRecord> = {};
  for (const [index, lesson] of lessons.entries()) {
    const before = lessons[index - 1];
    if (!before) continue;
    for (const field of Object.keys(lesson.fields)) {
      const isRight = foretold(field, before, lesson);
      if (isRight === null) continue;
      const known = record[field] ?? { right: 0, wrong: 0 };
      record[field] = isRight ? { ...known, right: known.right + 1 } : { ...known, wrong: known.wrong + 1 };
    }
  }
  return record;
}

/** Whether one lesson foretells a field of the other; null when either does not know. */
function foretold(field: string, before: Lesson, after: Lesson): boolean | null {
  const old = before.fields[field];
  const now = after.fields[field];
  if (!old || !now || old.value === null || now.value === null) return null;
  if (compact(old.value) === compact(now.value)) return true;
  if (!old.place || !now.place) return null;
  const { scale } = align(before.fingerprint.words, after.fingerprint.words);
  const index = wordIndexOf(after.fingerprint, scale);
  const anchors = anchorsOf(old.place, before.fingerprint, () => true);
  return votesFor(now.place, old.place, anchors, index) >= rightPlace;
}

/** How far a field's record raises or lowers trust in the memory: 1 without a record. */
export function trustOf({ right, wrong }: TrackRecord): number {
  return Math.min(1.4, Math.max(0.15, 1 + 0.4 * Math.log((right + 1) / (wrong + 1))));
}
