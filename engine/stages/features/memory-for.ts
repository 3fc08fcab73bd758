import type { FieldSpec } from "../../fields/field-spec";
import type { Reason } from "../../results/extraction-result";
import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";
import { memoryFeatures, memoryReasons } from "./memory-features";
import { signalsFor } from "./memory-signals";
import type { ScoringContext } from "./scoring-context";

/**
 * What memory says for a candidate: named features in logits, and the reasons in words. `place` is how well it
 * stands where the field stood, 0 to 1.
 */
export type Remembered = { features: Features; reasons: Reason[]; place: number };

const nothing: Remembered = { features: {}, reasons: [], place: 0 };

/** Asks the memory of the document's layout about the candidates of a field; without one it says nothing. */
export function memoryFor(
  spec: FieldSpec,
  { recalled, candidates }: ScoringContext,
): (candidate: Candidate) => Remembered {
  const field = recalled?.fields.get(spec.key);
  if (!field) return () => nothing;
  const signalOf = signalsFor(field, candidates[spec.candidates]);
  return (candidate) => {
    const signal = signalOf(candidate);
    const reasons = memoryReasons(signal, field);
    return { features: memoryFeatures(signal, field), reasons, place: signal.place };
  };
}
