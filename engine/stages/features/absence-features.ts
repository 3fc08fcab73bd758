import type { CandidateFeatures } from "../../weights/candidate-features";
import { hashText } from "../../weights/feature-hash";
import type { Features } from "../../weights/features";
import { namedHashes } from "../../weights/named-hashes";

const always = hashText("absent");

/** The options of a field together: the strongest label of one, the highest prior score, and how many there are. */
export type BestOptions = { label: number; prior: number; count: number };

export const noOptions: BestOptions = { label: 0, prior: -6, count: 0 };

/** The same with one option more. */
export const bestOf = (
  { label, prior, count }: BestOptions,
  option: { labels: Features; prior: number },
): BestOptions => ({
  label: Math.max(label, labelStrength(option.labels)),
  prior: Math.max(prior, option.prior),
  count: count + 1,
});

/**
 * What speaks for "not on the page": how well the best candidate is labelled, how high its prior score is, and how many
 * there are.
 */
export function absenceFeatures({ label, prior, count }: BestOptions): CandidateFeatures {
  const contextFeatures = [
    hashText(`absent-label:${Math.round(4 * label)}`),
    hashText(`absent-prior:${Math.max(-6, Math.min(6, Math.round(prior)))}`),
    hashText(`absent-count:${Math.min(5, count)}`),
  ];
  return {
    contextFeatures: Int32Array.from([always, ...contextFeatures]),
    named: namedHashes({ "absent-best-label": label }),
  };
}

function labelStrength(features: Features): number {
  return Math.max(features["label-right"] ?? 0, features["label-below"] ?? 0, features["label-section"] ?? 0);
}
