import type { CandidateFeatures } from "../../weights/candidate-features";
import { hashText } from "../../weights/feature-hash";
import type { Features } from "../../weights/features";
import { namedHashes } from "../../weights/named-hashes";

const always = hashText("absent");

/**
 * What speaks for "not on the page": how well the best candidate is labelled, how high its prior score is, and how many
 * there are.
 */
export function absenceFeatures(options: readonly { labels: Features; prior: number }[]): CandidateFeatures {
  const label = Math.max(0, ...options.map(({ labels }) => labelStrength(labels)));
  const prior = Math.max(-6, ...options.map((option) => option.prior));
  const marks = [
    hashText(`absent-label:${Math.round(4 * label)}`),
    hashText(`absent-prior:${Math.max(-6, Math.min(6, Math.round(prior)))}`),
    hashText(`absent-count:${Math.min(5, options.length)}`),
  ];
  return { marks: Int32Array.from([always, ...marks]), named: namedHashes({ "absent-best-label": label }) };
}

function labelStrength(features: Features): number {
  return Math.max(features["label-right"] ?? 0, features["label-below"] ?? 0, features["label-section"] ?? 0);
}
