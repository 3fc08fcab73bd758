import { labelStrength } from "../features/absence-features";
import type { Chosen, Scored } from "../scoring/scored";

/**
 * Whether an amount was taken from elsewhere although another one stands beside the field's label: it makes the sums
 * agree, and the paper may be what is wrong. `scored` are the field's candidates. What is remembered of the layout may
 * say better than a label where the amount is.
 */
export function isAgainstLabel({ candidate, features }: Chosen, scored: readonly Scored[]): boolean {
  if (candidate.type !== "amount" || labelStrength(features) > 0 || (features.memory ?? 0) > 0) return false;
  return scored.some(
    (other) => Number(other.candidate.value) !== Number(candidate.value) && labelStrength(other.features) > 0,
  );
}
