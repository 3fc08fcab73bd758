/** Weights of the confidence model by signal. Placeholder until fitted. */
export const confidenceModel: Readonly<Record<string, number>> = {
  bias: -0.6,
  score: 1.05,
  margin: 0.75,
  rate: 1,
};
