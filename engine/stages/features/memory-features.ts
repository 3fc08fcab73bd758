import type { Reason } from "../../results/extraction-result";
import type { Features } from "../../weights/features";
import type { RecalledField } from "../memory/recall-memory";
import type { MemorySignal } from "./memory-signals";

/** Votes for another place by which it must be ahead, and over which that counts more and more. All in logits or votes of anchors, set by hand and held by the series of `npm run evaluate -- --learn`. */
const clearlyAhead = 0.2;
/** Votes over which it does. */
const aheadRange = 0.4;
/** Logits for the remembered place: more than any label gives. */
const placeGain = 7;
/** Votes from which a place begins to be the remembered one. */
const leastPlace = 0.3;
/** Votes from which it surely is. */
const surePlace = 0.8;
/** Votes of the best place from which the others lose. */
const foundPlace = 0.5;
/** Strength of a constant from which it counts whatever its place. */
const sureConstant = 0.3;
/** Logits that a candidate elsewhere loses. */
const elsewhereCost = 4;
/** Logits for a constant of the vendor: it goes before any place. */
const constantGain = 9;
/** Logits that others lose where there is one. */
const otherConstantCost = 5;
/** Logits against a field that the layout lacks: a good label outweighs them. */
const absentCost = 3;

/**
 * The evidence of memory as named features, already in logits, so that a result can be explained by them: for a
 * candidate in the remembered position, for one that is a constant of the vendor, against all others, against a field
 * the layout lacks.
 */
export function memoryFeatures(signal: MemorySignal, { trust }: RecalledField): Features {
  const { place, bestPlace, constant, bestConstant, absent } = signal;
  const isElsewhere = Math.max(0, bestPlace - place - clearlyAhead) / aheadRange;
  return {
    memory: trust * placeGain * between(place, leastPlace, surePlace),
    "memory-elsewhere":
      bestPlace > foundPlace && constant < sureConstant
        ? -trust * elsewhereCost * Math.min(1, isElsewhere)
        : 0,
    "memory-constant": constantGain * constant,
    "memory-other-constant": -otherConstantCost * Math.max(0, bestConstant - constant),
    "memory-absent": -absentCost * absent,
  };
}

/** The reasons from memory for a candidate. */
export function memoryReasons(signal: MemorySignal, { times }: RecalledField): Reason[] {
  const values = { count: String(times) };
  if (signal.constant > sureConstant) return [{ key: "reason.memory-constant", values }];
  return signal.place > foundPlace ? [{ key: "reason.memory-place", values }] : [];
}

function between(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
