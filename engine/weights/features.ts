import type { FeatureName } from "./feature-name";

/** What speaks for or against a candidate in a field: names with their strength, usually 0 to 1. */
export type Features = Partial<Record<FeatureName, number>>;

/** The names of features that are there, in the order in which they were put. */
export const namesIn = (features: Features): FeatureName[] => Object.keys(features) as FeatureName[];

/** The sum of the features times their weights: the logit of the candidate against "not on the page". */
export function scoreOf(features: Features, weights: Features): number {
  let sum = 0;
  for (const name of namesIn(features)) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return sum;
}
