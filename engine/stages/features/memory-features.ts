import type { Reason } from "../../results/extraction-result";
import type { Features } from "../../weights/features";
import type { RecalledField } from "../memory/recall";
import type { MemorySignal } from "./memory-signals";

/**
 * What memory says as named features, already in logits, so that a result can be explained by them: for a candidate in
 * the remembered place, for one that is a constant of the vendor, against all others, against a field the layout lacks.
 */
export function memoryFeatures(signal: MemorySignal, { trust }: RecalledField): Features {
  const { place, bestPlace, constant, bestConstant, absent } = signal;
  const isElsewhere = Math.max(0, bestPlace - place - 0.2) / 0.4;
  return {
    memory: trust * 7 * between(place, 0.3, 0.8),
    "memory-elsewhere": bestPlace > 0.5 && constant < 0.3 ? -trust * 4 * Math.min(1, isElsewhere) : 0,
    "memory-constant": 9 * constant,
    "memory-other-constant": -5 * Math.max(0, bestConstant - constant),
    "memory-absent": -3 * absent,
  };
}

/** The reasons that memory gives for a candidate. */
export function memoryReasons(signal: MemorySignal, { times }: RecalledField): Reason[] {
  const values = { count: String(times) };
  if (signal.constant > 0.3) return [{ key: "reason.memory-constant", values }];
  return signal.place > 0.5 ? [{ key: "reason.memory-place", values }] : [];
}

function between(value: number, low: number, high: number): number {
  return Math.min(1, Math.max(0, (value - low) / (high - low)));
}
