import { hasLayoutChanged } from "../stages/memory/has-layout-changed";
import { trackRecord } from "../stages/memory/track-record";
import type { CorrectionSample, VendorMemory } from "../stages/memory/vendor-memory";

/** The memory that these samples make: all but its name and revision follows from them. */
export const memoryOf = (id: string, revision: number, samples: CorrectionSample[]): VendorMemory => ({
  format: 1,
  id,
  revision,
  closed: hasLayoutChanged(samples),
  record: trackRecord(samples),
  samples,
});
