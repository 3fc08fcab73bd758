import { lookupKeys } from "../stages/memory/lookup-keys";
import type { VendorMemory } from "../stages/memory/vendor-memory";

/** The samples whose keys a memory is found by. */
const latest = 3;

/** The keys under which a memory is looked up: none once it is closed. */
export function memoryKeys({ closed, samples }: VendorMemory): string[] {
  if (closed) return [];
  return [...new Set(samples.slice(-latest).flatMap(({ fingerprint }) => lookupKeys(fingerprint)))];
}
