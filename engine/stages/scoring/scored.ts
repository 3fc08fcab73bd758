import type { Reason } from "../../results/extraction-result";
import type { Features } from "../../weights/features";
import type { Candidate } from "../candidates/candidate";

/**
 * A candidate rated for a field. `score` is a logit against "the field is not on the page". `share` is the probability of
 * its value among all candidates and "not on the page".
 */
export type Scored = {
  field: string;
  candidate: Candidate;
  score: number;
  share: number;
  features: Features;
  reasons: Reason[];
};

/**
 * The choice for a field. `margin` is the lead over the best other value; `proofs` names the evidence for it;
 * `againstLabel` marks an amount that was taken although another one is beside the field's label.
 */
export type Chosen = Scored & { margin: number; proofs: Set<string>; againstLabel?: boolean };
