import { compact } from "../../text/fold";
import { align } from "./align";
import { anchorsOf, votesFor, wordIndexOf } from "./star-votes";
import type { CorrectionSample, TrackRecord } from "./vendor-memory";

/** Bounds of trust, and how fast it grows: five right ones make 1.7 of 1, cut at the first bound. Set by hand. */
const mostTrust = 1.4;
/** Never none: the next sample may show that the layout is back. */
const leastTrust = 0.15;
/** For each time that right ones outnumber wrong ones, as a logarithm. */
const growth = 0.4;

/** Set by hand, of the anchors' votes: what a place needs to count as the remembered one. */
const rightPlace = 0.45;

/** Earlier samples that a sample is compared with. */
const latest = 3;

/**
 * The record of every field: a sample counts as right when at least half of the samples before it would have said so. A
 * value that repeats is right wherever it stands.
 */
export function trackRecord(samples: readonly CorrectionSample[]): Record<string, TrackRecord> {
  const record: Record<string, TrackRecord> = {};
  for (const [index, sample] of samples.entries()) {
    const earlier = samples
      .slice(Math.max(0, index - latest), index)
      .map((before) => compared(before, sample));
    for (const field of Object.keys(sample.fields)) {
      const said = earlier.map((predicts) => predicts(field)).filter((isRight) => isRight !== null);
      if (said.length === 0) continue;
      const isRight = said.filter(Boolean).length * 2 >= said.length;
      const known = record[field] ?? { right: 0, wrong: 0 };
      record[field] = isRight ? { ...known, right: known.right + 1 } : { ...known, wrong: known.wrong + 1 };
    }
  }
  return record;
}

/** Whether one sample foretells a field of the other; null when either does not know. */
function compared(before: CorrectionSample, after: CorrectionSample): (field: string) => boolean | null {
  const { scale } = align(before.fingerprint.words, after.fingerprint.words);
  const index = wordIndexOf(after.fingerprint, scale);
  return (field) => {
    const old = before.fields[field];
    const now = after.fields[field];
    if (!old || !now || old.value === null || now.value === null) return null;
    if (compact(old.value) === compact(now.value)) return true;
    if (!old.place || !now.place) return null;
    const anchors = anchorsOf(old.place, before.fingerprint, () => true);
    return votesFor(now.place, old.place, anchors, index) >= rightPlace;
  };
}

/** How far a field's record raises or lowers trust in the memory: 1 without a record. */
export function trustOf({ right, wrong }: TrackRecord): number {
  return Math.min(mostTrust, Math.max(leastTrust, 1 + growth * Math.log((right + 1) / (wrong + 1))));
}
