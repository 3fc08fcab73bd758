import type { CandidateFeatures } from "../../weights/candidate-features";
import { hashText } from "../../weights/feature-hash";
import type { Features } from "../../weights/features";
import { namedHashes } from "../../weights/named-hashes";

/** Steps in which a label's strength is distinguished; like the next, what the weights were trained with. */
const labelSteps = 4;
/** Candidates beyond which one more says nothing. */
const mostCounted = 5;

const always = hashText("absent");

/** The options of a field together: the strongest label of one, and how many there are. */
export type BestOptions = { label: number; count: number };

export const noOptions: BestOptions = { label: 0, count: 0 };

/** The same with one option more. */
export const bestOf = ({ label, count }: BestOptions, option: { labels: Features }): BestOptions => ({
  label: Math.max(label, labelStrength(option.labels)),
  count: count + 1,
});

/** The features of "not on the page": how well the best candidate is labelled, and how many there are. */
export function absenceFeatures({ label, count }: BestOptions): CandidateFeatures {
  return {
    contextFeatures: noContext,
    named: [
      [always, 1],
      [hashText(`absent-label:${Math.round(labelSteps * label)}`), 1],
      [hashText(`absent-count:${Math.min(mostCounted, count)}`), 1],
      ...namedHashes({ "absent-best-label": label }),
    ],
  };
}

const noContext = new Int32Array();

/** How strongly a label of the field points to a candidate. */
export function labelStrength(features: Features): number {
  return Math.max(features["label-right"] ?? 0, features["label-below"] ?? 0, features["label-section"] ?? 0);
}
