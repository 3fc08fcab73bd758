/** What speaks for or against a candidate in a field: names with their strength, usually 0 to 1. */
export type Features = Record<string, number>;

/** The sum of the features times their weights: the logit of the candidate against "not on the page". */
export function scoreOf(features: Features, weights: Features): number {
  let sum = 0;
  for (const name of Object.keys(features)) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return sum;
}
