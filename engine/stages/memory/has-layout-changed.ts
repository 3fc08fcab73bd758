import { trackRecord } from "./track-record";
import type { CorrectionSample } from "./vendor-memory";

/** Fields that must have been foretold, so that one document with a new stamp is no change. */
const minPredicted = 6;

/** The latest samples that are looked at, and the share of fields they must have foretold wrongly. */
const latest = 3;
/** A memory that is wrong in three of five cases does more harm than good. */
const mostlyWrong = 0.6;

/**
 * Whether the last samples keep contradicting each other: the layout has changed, and the next document opens a memory of
 * its own.
 */
export function hasLayoutChanged(samples: readonly CorrectionSample[]): boolean {
  if (samples.length < latest) return false;
  const record = Object.values(trackRecord(samples.slice(-latest)));
  const right = record.reduce((sum, field) => sum + field.right, 0);
  const wrong = record.reduce((sum, field) => sum + field.wrong, 0);
  return wrong + right >= minPredicted && wrong > mostlyWrong * (right + wrong);
}
