import type { Fingerprint } from "./fingerprint-of";
import { similarityOf } from "./layout-similarity";
import { vendorEvidence } from "./vendor-evidence";
import type { CorrectionSample, VendorMemory } from "./vendor-memory";

/** What common words are worth without their places, as in a layout that moved. Set by hand, like the next three. */
const wordsWorth = 0.85;
/** Share of keys (tax number, telephone, address of the web) from which the vendor is the same. */
const sameKeys = 0.5;
/** What words are worth then. */
const wordsOfVendor = 0.9;
/** And what the keys add. */
const keysGain = 0.1;

/**
 * The memory of a document's layout: how sure it is that this is the vendor, and that this is the layout, 0 to 1. Where
 * another vendor's pages look the same (`isVendor` is false), places may be taken from it and nothing else.
 */
export type MemoryMatch = { memory: VendorMemory; vendor: number; layout: number; isVendor: boolean };

/** Below these a page is another vendor's or another layout; fitted on series of documents of one vendor. */
const leastVendor = 0.5;
/** Set by hand, of the weighted words: forms of one vendor share more. */
const leastLayout = 0.3;

/** So many of the words must stand in the same places for another vendor's page to be of the same layout. */
const leastTemplate = 0.6;

/** The samples that are compared: layouts change over time. */
const latest = 3;

/**
 * The memory that a page belongs to, or null. Vendor and layout are told from the page alone: the vendor's name, address
 * and tax number must stand on it, and its words must be the remembered ones, in their places or elsewhere. Without one of
 * its vendor, that of another vendor whose words stand in the very same places.
 */
export function matchMemory(memories: readonly VendorMemory[], seen: Fingerprint): MemoryMatch | null {
  let best: MemoryMatch | null = null;
  for (const memory of memories) {
    if (memory.closed) continue;
    for (const sample of memory.samples.slice(-latest)) {
      const { vendor, layout, places } = agreement(sample, seen);
      const isVendor = vendor >= leastVendor;
      if (isVendor ? layout < leastLayout : places < leastTemplate) continue;
      const match = { memory, vendor, layout: isVendor ? layout : places, isVendor };
      if (!best || strength(match) > strength(best)) best = match;
    }
  }
  return best;
}

/** How well a page agrees with one sample. */
function agreement(sample: CorrectionSample, seen: Fingerprint) {
  const { layout, words, keys } = similarityOf(sample.fingerprint, seen);
  return {
    vendor: vendorEvidence(sample, seen),
    layout: Math.max(layout, wordsWorth * words, keys > sameKeys ? wordsOfVendor * words + keysGain : 0),
    places: layout,
  };
}

/** A memory of the vendor goes before any other. */
const strength = ({ vendor, layout, isVendor }: MemoryMatch) => (isVendor ? 10 : 0) + vendor + layout;
