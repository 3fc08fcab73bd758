import type { LearningOutcome } from "./evaluate-learning";
import { f1Of } from "./match-counts";

/** What wrong corrections did, to the layouts they were made on and to all others: F1 without and with them. */
export function wrongCorrectionsReport(learned: LearningOutcome, spoilt: LearningOutcome): string {
  const isSpoilt = (id: string) => spoilt.spoilt.has(id);
  const line = (name: string, keeps: (id: string) => boolean) =>
    `${name.padEnd(34)} F1 ${f1Of(learned.marks, keeps).toFixed(2)} without, ${f1Of(spoilt.marks, keeps).toFixed(2)} with wrong corrections`;
  return [line("other layouts", (id) => !isSpoilt(id)), line("layouts corrected wrongly", isSpoilt)].join(
    "\n",
  );
}
