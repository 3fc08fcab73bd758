/** The trained weights of one model version. `version` names them in every result. */
export type Scorer = { version: string };

/** The weights that the product ships. */
export const baseScorer: Scorer = { version: "base-0" };
