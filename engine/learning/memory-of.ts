import { isWrongNow } from "../stages/memory/is-wrong-now";
import { trackRecord } from "../stages/memory/track-record";
import type { CorrectionSample, VendorMemory } from "../stages/memory/vendor-memory";

/** The memory that these samples make: all but its name and revision follows from them. */
export const memoryOf = (id: string, revision: number, samples: CorrectionSample[]): VendorMemory => ({
  format: 1,
  id,
  revision,
  closed: isWrongNow(samples),
  record: trackRecord(samples),
  samples,
});
