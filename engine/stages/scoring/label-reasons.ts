import type { Reason } from "../../results/extraction-result";
import type { Candidate } from "../candidates/candidate";
import type { Association } from "../features/associations";
import { strengthFor } from "../features/label-features";

const relationReason = { right: "reason.right-of", below: "reason.below", section: "reason.in-section" };

/** The reasons for a candidate: its label, and whether its check digits are valid. */
export function labelReasons(field: string, ties: readonly Association[], candidate: Candidate): Reason[] {
  const best = ties
    .filter((tie) => strengthFor(field, tie) > 0)
    .sort((a, b) => b.quality * strengthFor(field, b) - a.quality * strengthFor(field, a))[0];
  const reasons: Reason[] = [];
  if (best)
    reasons.push({
      key: relationReason[best.relation],
      values: { label: best.label.text },
    });
  if (candidate.facts.has("check-digit"))
    reasons.push({ key: "reason.check-digit", values: { kind: kindOf(candidate) } });
  return reasons;
}

function kindOf(candidate: Candidate): string {
  return [...candidate.facts].find((fact) => fact.startsWith("kind:"))?.slice(5) ?? "";
}
