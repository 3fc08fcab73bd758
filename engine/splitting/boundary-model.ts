import type { BoundaryFeatures } from "./boundary-features";

/**
 * Weights in logits of a logistic regression on pairs of neighbouring pages: 113 within documents of several pages, 345
 * where two documents were laid one behind the other, 100 of them of one vendor. A continuation counts twice a boundary,
 * since most files hold one document; size, source and letters were hidden in seven of ten boundaries, since the pages of
 * a batch that went through one scanner have them in common. Cross-validated by vendor in five folds: precision 0.98,
 * recall 0.90 (see propose-split.ts for whole files). Page numbers and carried balances, of which there were few, begin
 * from a value set by hand.
 */
const boundaryModel: Readonly<BoundaryFeatures> = {
  bias: -3.06,
  "counted-on": -3.3,
  "counted-on-otherwise": -1,
  "counts-from-one": 3.02,
  "counts-one-alone": 0.16,
  "last-was-last": 1.02,
  "more-to-come": -0.99,
  miscounted: -0.75,
  "next-is-later": -0.88,
  "same-number": -1.98,
  "other-number": 2.15,
  "number-on-next-only": 0.61,
  "top-differs": 0.22,
  "words-differ": 0.62,
  "nothing-in-common": 1.19,
  "codes-in-common": -0.12,
  "title-on-next": 3.08,
  "title-on-next-only": 0.58,
  "next-opens": 0.84,
  "last-closes": 1.13,
  "closes-and-opens": 1.37,
  "neither-closes-nor-opens": -0.75,
  "carried-over": -1.99,
  "other-size": 1.32,
  "other-source": 0.82,
  "other-letters": 0.17,
};

/** The probability, 0 to 1, that a new document begins at the second of the two pages compared. */
export function boundaryProbability(features: BoundaryFeatures): number {
  const logit = Object.keys(features).reduce(
    (sum, name) => sum + (boundaryModel[name] ?? 0) * (features[name] ?? 0),
    0,
  );
  return 1 / (1 + Math.exp(-logit));
}
